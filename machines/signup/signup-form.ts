import * as v from 'valibot';
import { EMAIL_SHAPE } from '#machines/domain/auth.ts';
import { cleanEmail, cleanFormatted, cleanText, limitLine } from '#machines/domain/typed-text.ts';
import { birthError, typedDate } from './date-of-birth.ts';
import { isUkMobile } from './phone.ts';
import { isPostcode, upperCasePostcode } from './postcode.ts';

/** The fields of the form. The date is dd/MM/yyyy. The country is fixed and no field. SGN-2, SGN-3. */
export const SIGNUP_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'dateOfBirth',
  'postalCode',
  'address',
  'city',
] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];
export type SignupForm = Record<SignupField, string>;
export type SignupErrors = Partial<Record<SignupField, string>>;

export const SIGNUP_COUNTRY = 'United Kingdom';

/** SRV-10. */
export const EMAIL_TAKEN = 'An account has this email address. Please sign in.';

export const EMPTY_SIGNUP: SignupForm = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  dateOfBirth: '',
  postalCode: '',
  address: '',
  city: '',
};

function cleanValue(field: SignupField, text: string, today: string): string {
  switch (field) {
    case 'postalCode':
      return upperCasePostcode(text);
    case 'dateOfBirth':
      return typedDate(text, today);
    case 'email':
      return cleanEmail(text);
    case 'phoneNumber':
      return cleanFormatted(text);
    default:
      return cleanText(text);
  }
}

/**
 * Cleans a text that is typed or pasted into a field or filled in by the browser. SGN-3, SGN-4, TYP-4, STO-3.
 * @param today ISO date: a year of two digits is not after it
 */
export const typedValue = (field: SignupField, text: string, today: string): string =>
  limitLine(cleanValue(field, text, today));

const required = (message: string) => v.pipe(v.string(), v.trim(), v.minLength(1, message));

/** The rules and messages of SGN-2. @param today ISO date: a date of birth after it is refused */
const signupSchema = (today: string) =>
  v.object({
    firstName: required('First name is required'),
    lastName: required('Last name is required'),
    email: v.pipe(required('Email is required'), v.regex(EMAIL_SHAPE, 'Please enter a valid email address')),
    phoneNumber: v.pipe(
      required('Phone number is required'),
      v.check(isUkMobile, 'Please enter a valid UK mobile number'),
    ),
    dateOfBirth: v.pipe(
      required('Date of birth is required'),
      v.check(
        (text) => birthError(text, today) === null,
        ({ input }) => birthError(input, today) ?? '',
      ),
    ),
    postalCode: v.pipe(required('Postcode is required'), v.check(isPostcode, 'Please enter a valid UK postcode')),
    address: required('Address is required'),
    city: required('City is required'),
  });

/** The first error of each field; empty for a valid form. */
export function signupErrors(form: SignupForm, today: string): SignupErrors {
  const { issues = [] } = v.safeParse(signupSchema(today), form);
  return Object.fromEntries(
    SIGNUP_FIELDS.flatMap((field) => {
      const issue = issues.find((each) => v.getDotPath(each) === field);
      return issue ? [[field, issue.message]] : [];
    }),
  );
}
