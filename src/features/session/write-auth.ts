import type { Credentials } from '#machines/domain/auth.ts';
import { AUTH_VERSION } from '#machines/domain/stored-auth.ts';
import { local } from '#src/platform/storage.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';

export const writeAuth = ({ user, token }: Credentials): boolean =>
  local.write(
    STORAGE_KEYS.auth,
    JSON.stringify({ version: AUTH_VERSION, data: { user, token, isAuthenticated: true } }),
  );

export const forgetAuth = (): void => local.remove(STORAGE_KEYS.auth);
