import * as v from 'valibot';
import type { Credentials, User } from '#machines/domain/auth.ts';
import type {
  ChangePasswordSchema,
  ForgotPasswordSchema,
  LoginSchema,
  ProfileSchema,
  ResetPasswordSchema,
  SignupSchema,
} from '#mocks/handlers/auth-inputs.ts';
import { type Engine, EngineProblem } from './engine.ts';
import { Refusal } from './refusal.ts';

const TokenSchema = v.object({ token: v.string() });
const CustomerSchema = v.object({
  customer: v.object({
    id: v.string(),
    email: v.string(),
    first_name: v.nullish(v.string(), ''),
    last_name: v.nullish(v.string(), ''),
    metadata: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
});
const DoneSchema = v.unknown();
const KnownSchema = v.object({ isKnown: v.boolean() });

/** One account has an address, however it is typed. */
const addressOf = (email: string) => email.trim().toLowerCase();

const signedOut = () => new Refusal(401, 'Please sign in again.');
const wrongPassword = () => new Refusal(401, 'The email or password is wrong.');
const badLink = () => new Refusal(400, 'This reset link is not valid.');
const wrongCode = () => new Refusal(422, 'The code is wrong or has expired.', { code: 'codeWrong' });

/** Replaces the engine's refusal of a request with ours. Other errors pass through. */
async function orElse<T>(asked: Promise<T>, refusal: () => Refusal): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof EngineProblem && [400, 401, 404].includes(error.status) ? refusal() : error;
  }
}

function userOf({ customer }: v.InferOutput<typeof CustomerSchema>): User {
  const { id, email, first_name, last_name, metadata } = customer;
  const name = [first_name, last_name].filter(Boolean).join(' ') || email;
  return { id, name, email, profileImage: typeof metadata.profileImage === 'string' ? metadata.profileImage : '' };
}

/** 'Cleo van Dane' is Cleo, of the family van Dane. */
function namesOf(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.split(' ');
  return { first_name, last_name: rest.join(' ') };
}

/** The auth calls, answered by the engine's accounts. */
export function accountsOf({ ask }: Engine) {
  const customer = (token: string) => orElse(ask('GET', '/store/customers/me', CustomerSchema, { token }), signedOut);
  const credentials = async (token: string): Promise<Credentials> => ({ user: userOf(await customer(token)), token });
  const needed = (token: string | null): string => {
    if (token === null) throw signedOut();
    return token;
  };
  return {
    customer,
    login: async ({ email, password }: v.InferOutput<typeof LoginSchema>) => {
      const body = { email: addressOf(email), password };
      const { token } = await orElse(ask('POST', '/auth/customer/emailpass', TokenSchema, { body }), wrongPassword);
      return await credentials(token);
    },
    signup: async ({ firstName, lastName, email, phoneNumber, ...others }: v.InferOutput<typeof SignupSchema>) => {
      const body = {
        email: addressOf(email),
        first_name: firstName,
        last_name: lastName,
        ...(phoneNumber ? { phone: phoneNumber } : {}),
        metadata: others,
      };
      const { token } = await ask('POST', '/store/shop/accounts', TokenSchema, { body });
      return await credentials(token);
    },
    refresh: async (token: string | null) => {
      const asked = ask('POST', '/auth/token/refresh', TokenSchema, { token: needed(token) });
      return await credentials((await orElse(asked, signedOut)).token);
    },
    profile: async (token: string | null, { name, email, profileImage }: v.InferOutput<typeof ProfileSchema>) => {
      const { metadata } = (await customer(needed(token))).customer;
      const body = {
        ...(name === undefined ? {} : namesOf(name)),
        ...(email === undefined ? {} : { email: addressOf(email) }),
        ...(profileImage === undefined ? {} : { metadata: { ...metadata, profileImage } }),
      };
      if (Object.keys(body).length > 0) await ask('POST', '/store/shop/accounts/me', DoneSchema, { token, body });
      return await credentials(needed(token));
    },
    changePassword: async (token: string | null, body: v.InferOutput<typeof ChangePasswordSchema>) => {
      await customer(needed(token));
      await ask('POST', '/store/shop/accounts/me/password', DoneSchema, { token, body });
    },
    forgotPassword: async ({ email }: v.InferOutput<typeof ForgotPasswordSchema>) => {
      const body = { identifier: addressOf(email) };
      await ask('POST', '/auth/customer/emailpass/reset-password', DoneSchema, { body });
    },
    resetPassword: async ({ token, newPassword }: v.InferOutput<typeof ResetPasswordSchema>) => {
      const body = { password: newPassword };
      await orElse(ask('POST', '/auth/customer/emailpass/update', DoneSchema, { token, body }), badLink);
    },
    sendCode: ({ email }: { email: string }) =>
      ask('POST', '/store/shop/codes', KnownSchema, { body: { email: addressOf(email) } }),
    codeLogin: async ({ email, code }: { email: string; code: string }) => {
      const body = { email: addressOf(email), code };
      const { token } = await orElse(ask('POST', '/auth/customer/code', TokenSchema, { body }), wrongCode);
      return await credentials(token);
    },
  };
}
