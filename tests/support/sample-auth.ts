import type { Credentials } from '#machines/domain/auth.ts';

/** Somebody signed in, who differs where it is told to. */
export const sampleAuth = (name = 'Eleanor Hart', token = 'token-1'): Credentials => ({
  user: { id: `user-${name}`, name, email: 'eleanor.hart@test.com', profileImage: '' },
  token,
});
