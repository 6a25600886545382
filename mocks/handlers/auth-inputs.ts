import * as v from 'valibot';
import { EMAIL_SHAPE } from '#machines/domain/auth.ts';
import { LONGEST_LINE } from '#machines/domain/typed-text.ts';

const MIN_PASSWORD = 8;

/** A signed token is longer than what people type. */
const MAX_TOKEN = 4000;

const tooLong = (name: string, most = LONGEST_LINE) => `${name} must be at most ${most} characters`;
/** A required field. A missing one counts as blank. */
const text = (name: string, most = LONGEST_LINE) =>
  v.optional(
    v.pipe(
      v.string(`${name} must be text`),
      v.trim(),
      v.minLength(1, `${name} is required`),
      v.maxLength(most, tooLong(name, most)),
    ),
    '',
  );
/** The text as typed, spaces included. */
const secret = (name: string) =>
  v.optional(
    v.pipe(
      v.string(`${name} must be text`),
      v.minLength(1, `${name} is required`),
      v.maxLength(LONGEST_LINE, tooLong(name)),
    ),
    '',
  );
const optionalText = (name: string) =>
  v.optional(v.pipe(v.string(`${name} must be text`), v.trim(), v.maxLength(LONGEST_LINE, tooLong(name))));
const email = v.pipe(text('Email'), v.regex(EMAIL_SHAPE, 'Please enter a valid email address'));
const newPassword = v.pipe(
  secret('New password'),
  v.minLength(MIN_PASSWORD, `New password must be at least ${MIN_PASSWORD} characters`),
);

/** The bodies of the auth calls. API-1. */
export const LoginSchema = v.object({ email, password: secret('Password') });
/** The body of a signup: the fields of its form. The name and email are required. API-1. */
export const SignupSchema = v.object({
  firstName: text('First name'),
  lastName: text('Last name'),
  email,
  phoneNumber: optionalText('Phone number'),
  dateOfBirth: optionalText('Date of birth'),
  postalCode: optionalText('Postcode'),
  address: optionalText('Address'),
  city: optionalText('City'),
  country: optionalText('Country'),
});
export const ProfileSchema = v.object({
  name: v.optional(text('Name')),
  email: v.optional(email),
  profileImage: optionalText('Profile image'),
});
export const ChangePasswordSchema = v.object({ currentPassword: secret('Current password'), newPassword });
export const ForgotPasswordSchema = v.object({ email });
export const ResetPasswordSchema = v.object({ token: text('Token', MAX_TOKEN), newPassword });
