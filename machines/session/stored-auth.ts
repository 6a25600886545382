import type { Credentials } from '#machines/domain/auth.ts';

/** Raised whenever the stored form changes; another version means signed out. */
export const AUTH_VERSION = 1;

/** Who was signed in when the page was last open; null for nobody, a damaged store included. */
export type RestoredAuth = Credentials | null;
