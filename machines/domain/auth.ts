import * as v from 'valibot';

/**
 * The password that the login page sends with every email: the one-time code takes its place for the shopper, and the
 * demo API accepts no other. It guards nothing and is no secret. LOG-4.
 */
export const PLACEHOLDER_PASSWORD = 'one-time-code-login';

/**
 * Text, at sign, text, dot, text, and no space anywhere. LOG-1.
 * It looks for the first dot, not for any: /@[^\s@]+\.[^\s@]+$/ means the same and takes seconds over a long row of dots.
 */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** The signed-in shopper. SES-1. */
export const UserSchema = v.object({
  id: text,
  name: text,
  email: v.string(),
  /** Address of a picture. It is empty where there is none; initials are shown then. HDR-3. */
  profileImage: v.nullish(v.string(), ''),
});
export type User = v.InferOutput<typeof UserSchema>;

/** Other characters are invalid in a header: every request would fail, as if the API could not be reached. */
const bearerToken = v.pipe(v.string(), v.regex(/^[!-~]+$/));

/** A signed-in user with the bearer token. */
export const CredentialsSchema = v.object({ user: UserSchema, token: bearerToken });
export type Credentials = v.InferOutput<typeof CredentialsSchema>;

/** What an account is made of. API-1. */
export type SignupRequest = Readonly<
  Record<
    'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'dateOfBirth' | 'postalCode' | 'address' | 'city' | 'country',
    string
  >
>;

/** The answer of login, signup, refresh and profile. API-1. */
export const CredentialsAnswerSchema = v.object({ data: CredentialsSchema });
