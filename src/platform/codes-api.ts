import { type Credentials, CredentialsAnswerSchema } from '#machines/domain/auth.ts';
import { CodeAnswerSchema } from '#machines/domain/server.schema.ts';
import { call } from './api.ts';

/** One-time codes of a server that has them; another is not asked. Each call throws a ProblemError. SRV-2, SRV-3. */
export const codesApi = {
  send: async (email: string, signal: AbortSignal): Promise<{ isKnown: boolean }> =>
    (await call('POST', '/auth/codes', CodeAnswerSchema, { body: { email }, signal })).data,

  signIn: async (body: { email: string; code: string }, signal: AbortSignal): Promise<Credentials> =>
    (await call('POST', '/auth/code-login', CredentialsAnswerSchema, { body, signal })).data,
};
