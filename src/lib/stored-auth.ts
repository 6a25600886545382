import type { Credentials } from '#machines/domain/auth.ts';
import { AUTH_VERSION, type RestoredAuth, StoredAuthSchema } from '#machines/session/stored-auth.ts';
import { local, parseStored } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Who is signed in according to storage; damaged data is nobody. SES-1. */
export function readAuth(): RestoredAuth {
  const stored = parseStored(local.read(STORAGE_KEYS.auth), AUTH_VERSION, StoredAuthSchema);
  return stored.kind === 'read' ? { user: stored.data.user, token: stored.data.token } : null;
}

export const writeAuth = ({ user, token }: Credentials): boolean =>
  local.write(
    STORAGE_KEYS.auth,
    JSON.stringify({ version: AUTH_VERSION, data: { user, token, isAuthenticated: true } }),
  );

export const forgetAuth = (): void => local.remove(STORAGE_KEYS.auth);
