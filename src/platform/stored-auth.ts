import { StoredAuthSchema } from '#machines/session/stored-auth.schema.ts';
import { AUTH_VERSION, type RestoredAuth } from '#machines/session/stored-auth.ts';
import { local } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';

/** Damaged data means that no user is signed in. SES-1. */
export function readAuth(): RestoredAuth {
  const stored = parseStored(local.read(STORAGE_KEYS.auth), AUTH_VERSION, StoredAuthSchema);
  return stored.kind === 'read' ? { user: stored.data.user, token: stored.data.token } : null;
}
