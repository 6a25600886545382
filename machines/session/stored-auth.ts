import * as v from 'valibot';
import { type Credentials, CredentialsSchema } from '#machines/domain/auth.ts';

/** Raised whenever the stored form changes; another version means signed out. */
export const AUTH_VERSION = 1;

/** user, token and isAuthenticated, as they stand under one storage key. SES-1. */
export const StoredAuthSchema = v.object({ ...CredentialsSchema.entries, isAuthenticated: v.literal(true) });

/** Who was signed in when the page was last open; null for nobody, a damaged store included. */
export type RestoredAuth = Credentials | null;
