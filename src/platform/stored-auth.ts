import type { Credentials } from '#machines/domain/auth.ts';
import {
  AUTH_VERSION,
  type ExpiredAuth,
  ExpiredAuthSchema,
  type RestoredAuth,
  StoredAuthSchema,
} from '#machines/domain/stored-auth.ts';
import { local } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';

/** Damaged data are set aside, and mean that no user is signed in. SES-1, STO-2. */
export function readAuth(): Credentials | null {
  const text = local.read(STORAGE_KEYS.auth);
  const stored = parseStored(text, AUTH_VERSION, StoredAuthSchema);
  if (stored.kind === 'damaged' && text !== null) local.setAside(STORAGE_KEYS.auth, text);
  return stored.kind === 'read' ? { user: stored.data.user, token: stored.data.token } : null;
}

function readExpired(): ExpiredAuth | null {
  const stored = parseStored(local.read(STORAGE_KEYS.expiredAuth), AUTH_VERSION, ExpiredAuthSchema);
  return stored.kind === 'read' ? stored.data : null;
}

/** The session, or whose session has expired since the last login. SES-1, SES-2. */
export const restoreAuth = (): RestoredAuth => readAuth() ?? readExpired();

/** The id of the shopper who is signed in, or whose session has expired; null for none. */
export function storedShopperId(): string | null {
  const auth = restoreAuth();
  if (auth === null) return null;
  return 'user' in auth ? auth.user.id : auth.expiredUserId;
}

export function writeAuth({ user, token }: Credentials): boolean {
  local.remove(STORAGE_KEYS.expiredAuth);
  const data = { user, token, isAuthenticated: true };
  return local.write(STORAGE_KEYS.auth, JSON.stringify({ version: AUTH_VERSION, data }));
}

export function forgetAuth(): void {
  local.remove(STORAGE_KEYS.expiredAuth);
  local.remove(STORAGE_KEYS.auth);
}

/** Other tabs must know that the shopper has not signed out, when they find that the session is gone. SES-2. */
export function expireAuth(expiredUserId: string): void {
  local.write(STORAGE_KEYS.expiredAuth, JSON.stringify({ version: AUTH_VERSION, data: { expiredUserId } }));
  local.remove(STORAGE_KEYS.auth);
}
