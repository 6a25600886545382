import * as v from 'valibot';
import { type Credentials, CredentialsSchema } from './auth.ts';

/** The version rises when the stored form changes. Data of another version mean signed out. */
export const AUTH_VERSION = 1;

/** SES-1 demands these three fields under one storage key. */
export const StoredAuthSchema = v.object({ ...CredentialsSchema.entries, isAuthenticated: v.literal(true) });

/** The stored session; null where none is stored or the data are damaged. */
export type RestoredAuth = Credentials | null;
