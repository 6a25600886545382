import * as v from 'valibot';
import { type Credentials, CredentialsSchema } from './auth.ts';

/** The version rises when the stored form changes. Data of another version mean signed out. */
export const AUTH_VERSION = 1;

/** SES-1 demands these three fields under one storage key. */
export const StoredAuthSchema = v.object({ ...CredentialsSchema.entries, isAuthenticated: v.literal(true) });

/** The server has refused this shopper's session. Their text may still be in the forms of a tab. SES-2, STO-4. */
export const ExpiredAuthSchema = v.object({ expiredUserId: v.string() });

export type ExpiredAuth = v.InferOutput<typeof ExpiredAuthSchema>;

/** The stored session; null where none is stored or the data are damaged. */
export type RestoredAuth = Credentials | ExpiredAuth | null;

export const isCredentials = (auth: RestoredAuth): auth is Credentials => auth !== null && 'user' in auth;
