import type { Credentials } from './auth.ts';

/** Somebody signed in. */
export const sampleShopper: Credentials = {
  user: { id: 'user-eleanor', name: 'Eleanor Hart', email: 'eleanor.hart@test.com', profileImage: '' },
  token: 'token-1',
};

/** Somebody else. */
export const otherShopper: Credentials = {
  user: { id: 'user-ada', name: 'Ada Byrne', email: 'ada.byrne@test.com', profileImage: '' },
  token: 'token-2',
};
