import type { Credentials } from '#machines/domain/auth.ts';
import { AUTH_VERSION, type RestoredAuth, StoredAuthSchema } from '#machines/domain/stored-auth.ts';
import { local } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';

/** Damaged data are set aside, and mean that no user is signed in. SES-1, STO-2. */
export function readAuth(): RestoredAuth {
  const text = local.read(STORAGE_KEYS.auth);
  const stored = parseStored(text, AUTH_VERSION, StoredAuthSchema);
  if (stored.kind === 'damaged' && text !== null) local.setAside(STORAGE_KEYS.auth, text);
  return stored.kind === 'read' ? { user: stored.data.user, token: stored.data.token } : null;
}

export const writeAuth = ({ user, token }: Credentials): boolean =>
  local.write(
    STORAGE_KEYS.auth,
    JSON.stringify({ version: AUTH_VERSION, data: { user, token, isAuthenticated: true } }),
  );

export const forgetAuth = (): void => local.remove(STORAGE_KEYS.auth);
