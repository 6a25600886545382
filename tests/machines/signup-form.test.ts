import { describe, expect, it } from 'vitest';
import {
  EMPTY_SIGNUP,
  SIGNUP_COUNTRY,
  SIGNUP_FIELDS,
  type SignupField,
  type SignupForm,
  signupErrors,
  typedValue,
} from '#machines/signup/signup-form.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';

const TODAY = '2025-06-15';
const errorsWith = (differences: Partial<SignupForm>) => signupErrors({ ...SIGNUP, ...differences }, TODAY);

/** SGN-2: what each field says when nothing is in it. */
const REQUIRED: Record<SignupField, string> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  phoneNumber: 'Phone number is required',
  dateOfBirth: 'Date of birth is required',
  postalCode: 'Postcode is required',
  address: 'Address is required',
  city: 'City is required',
};

describe('SGN-2 what each field must be', () => {
  it('SGN-2 a form that is right has no errors', () => {
    expect(errorsWith({})).toEqual({});
  });

  it('SGN-2 an empty form: every field says that it is required, in the order of the form', () => {
    const errors = signupErrors(EMPTY_SIGNUP, TODAY);
    expect(errors).toEqual(REQUIRED);
    expect(Object.keys(errors)).toEqual(SIGNUP_FIELDS);
  });

  it.each(SIGNUP_FIELDS)('SGN-2 %s alone is required, also when it is blank', (field) => {
    for (const blank of ['', ' ', '\t\n '])
      expect(errorsWith({ [field]: blank })).toEqual({ [field]: REQUIRED[field] });
  });

  it.each(['eleanor', 'eleanor@', 'eleanor@test', 'eleanor hart@test.com', '@test.com', 'a@@test.com'])(
    'SGN-2 LOG-1 the email %j is refused',
    (email) => {
      expect(errorsWith({ email })).toEqual({ email: 'Please enter a valid email address' });
    },
  );

  it.each([
    '020 7946 0182',
    '07700 90046',
    '07700 9004612',
    '447700900461',
    '+44 207 946 0182',
    '0770090046x',
    '+33 7700 900461',
  ])('SGN-2 the phone number %j is refused', (phoneNumber) => {
    expect(errorsWith({ phoneNumber })).toEqual({ phoneNumber: 'Please enter a valid UK mobile number' });
  });

  it.each(['07700900461', '07700 900 461', '+447700900461', '+44 7700 900461', ' 0 7 7 0 0 9 0 0 4 6 1 '])(
    'SGN-2 the phone number %j is accepted',
    (phoneNumber) => {
      expect(errorsWith({ phoneNumber })).toEqual({});
    },
  );

  it.each(['SE1', 'SE1 9P', '12345', 'SE1 9PRX', 'S1E 9PRR', 'ABC 1DE'])(
    'SGN-2 the postcode %j is refused',
    (postalCode) => {
      expect(errorsWith({ postalCode })).toEqual({ postalCode: 'Please enter a valid UK postcode' });
    },
  );

  it.each(['14.09.1988 ', '1/2/1990', '15/06/2025', '01/01/1900', '15/06/2024', '1990-02-01', '14/09/88'])(
    'SGN-3 the date of birth %j is accepted: there is no minimum age',
    (dateOfBirth) => {
      expect(errorsWith({ dateOfBirth })).toEqual({});
    },
  );

  it.each(['16/06/2025', '01/01/2026', 'tomorrow'])(
    'SGN-3 the date of birth %j is refused: no day, or one in the future',
    (dateOfBirth) => {
      expect(errorsWith({ dateOfBirth })).toEqual({
        dateOfBirth: 'Please enter a date of birth that is not in the future, as dd/mm/yyyy',
      });
    },
  );

  it('SGN-2 several fields at once, each with the first thing that is wrong with it', () => {
    expect(errorsWith({ lastName: ' ', email: 'eleanor', city: '' })).toEqual({
      lastName: REQUIRED.lastName,
      email: 'Please enter a valid email address',
      city: REQUIRED.city,
    });
  });

  it('SGN-2 the country is fixed and no field', () => {
    expect(SIGNUP_COUNTRY).toBe('United Kingdom');
    expect(SIGNUP_FIELDS).not.toContain('country');
  });
});

describe('TYP-4 TYP-7 what a field makes of a typed or pasted text', () => {
  it.each<[SignupField, string, string]>([
    ['email', 'eleanor.hart\u00a0@example.com', 'eleanor.hart@example.com'],
    ['firstName', 'Mary\u00a0Jane', 'Mary Jane'],
    ['phoneNumber', '\ufe6244 7700 900461', '+44 7700 900461'],
  ])('TYP-4 TYP-7 %s: %j becomes %j', (field, text, clean) => {
    expect(typedValue(field, text, TODAY)).toBe(clean);
  });
});
