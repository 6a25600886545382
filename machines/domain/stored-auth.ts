import type { Credentials } from './auth.ts';

/** The version rises when the stored form changes. Data of another version mean signed out. */
export const AUTH_VERSION = 1;

/** The stored session; null where none is stored or the data are damaged. */
export type RestoredAuth = Credentials | null;
