import * as v from 'valibot';
import { CredentialsSchema } from './auth.ts';

/** SES-1 demands these three fields under one storage key. */
export const StoredAuthSchema = v.object({ ...CredentialsSchema.entries, isAuthenticated: v.literal(true) });
