import type { SignupForm } from '#machines/signup/signup-form.ts';

/** A sign-up form in which nothing is wrong. */
export const SIGNUP: SignupForm = {
  firstName: 'Eleanor',
  lastName: 'Hart',
  email: 'eleanor.hart@example.com',
  phoneNumber: '07700 900461',
  dateOfBirth: '14/09/1988',
  postalCode: 'SE1 9PR',
  address: '14 Cask Yard',
  city: 'London',
};
