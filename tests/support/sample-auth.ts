import type { Credentials } from '#machines/domain/auth.ts';

/** A signed-in user with the given differences. */
export const sampleAuth = (name = 'Eleanor Hart', token = 'token-1'): Credentials => ({
  user: { id: `user-${name}`, name, email: 'eleanor.hart@test.com', profileImage: '' },
  token,
});
