import * as v from 'valibot';
import { CredentialsSchema } from '#machines/domain/auth.ts';

/** user, token and isAuthenticated, as they stand under one storage key. SES-1. */
export const StoredAuthSchema = v.object({ ...CredentialsSchema.entries, isAuthenticated: v.literal(true) });
