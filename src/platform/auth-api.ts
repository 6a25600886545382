import * as v from 'valibot';
import { type Credentials, CredentialsAnswerSchema, type SignupRequest, type User } from '#machines/domain/auth.ts';
import { call } from './api.ts';

/** The content of this response is not read. */
const Done = v.unknown();
const credentials = async (answer: Promise<v.InferOutput<typeof CredentialsAnswerSchema>>): Promise<Credentials> =>
  (await answer).data;

/** Each call throws a ProblemError with the server's message, or the default message where it sends none. API-1. */
export const authApi = {
  login: (body: { email: string; password: string }, signal: AbortSignal): Promise<Credentials> =>
    credentials(call('POST', '/auth/login', CredentialsAnswerSchema, { body, signal, fallback: 'Login failed' })),

  signup: (body: SignupRequest, signal: AbortSignal): Promise<Credentials> =>
    credentials(call('POST', '/auth/signup', CredentialsAnswerSchema, { body, signal, fallback: 'Signup failed' })),

  /** The caller only logs a failure: signing out does not wait for the server. */
  logout: async (token: string | null, signal: AbortSignal): Promise<void> => {
    await call('POST', '/auth/logout', Done, { token, signal, fallback: 'Logout failed' });
  },

  refresh: (signal: AbortSignal): Promise<Credentials> =>
    credentials(call('POST', '/auth/refresh', CredentialsAnswerSchema, { signal, fallback: 'Token refresh failed' })),

  updateProfile: (
    body: Partial<Pick<User, 'name' | 'email' | 'profileImage'>>,
    signal: AbortSignal,
  ): Promise<Credentials> =>
    credentials(
      call('PUT', '/auth/profile', CredentialsAnswerSchema, { body, signal, fallback: 'Profile update failed' }),
    ),

  changePassword: async (
    body: { currentPassword: string; newPassword: string },
    signal: AbortSignal,
  ): Promise<void> => {
    await call('POST', '/auth/change-password', Done, { body, signal, fallback: 'Password change failed' });
  },

  forgotPassword: async (body: { email: string }, signal: AbortSignal): Promise<void> => {
    await call('POST', '/auth/forgot-password', Done, { body, signal, fallback: 'Password reset request failed' });
  },

  resetPassword: async (body: { token: string; newPassword: string }, signal: AbortSignal): Promise<void> => {
    await call('POST', '/auth/reset-password', Done, { body, signal, fallback: 'Password reset failed' });
  },
};
