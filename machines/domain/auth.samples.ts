import type { Credentials } from './auth.ts';

/** A signed-in shopper. */
export const sampleShopper: Credentials = {
  user: { id: 'user-eleanor', name: 'Eleanor Hart', email: 'eleanor.hart@test.com', profileImage: '' },
  token: 'token-1',
};

/** Another signed-in shopper. */
export const otherShopper: Credentials = {
  user: { id: 'user-ada', name: 'Ada Byrne', email: 'ada.byrne@test.com', profileImage: '' },
  token: 'token-2',
};
