import * as v from 'valibot';
import { EMAIL_SHAPE } from './auth.ts';
import { LONGEST_LINE } from './typed-text.ts';

const yes = v.optional(v.fallback(v.boolean(), false), false);

/** What a server can do beside the catalogue: take orders, send and check one-time codes, look up addresses. SRV-1. */
const ServerAbilitiesSchema = v.object({ orders: yes, codes: yes, lookup: yes });
export type ServerAbilities = v.InferOutput<typeof ServerAbilitiesSchema>;

/** GET /shop. SRV-1. */
export const ShopAnswerSchema = v.object({ data: ServerAbilitiesSchema });

/** A server that cannot do more than show the catalogue: the mock, and a server without GET /shop. */
export const NO_ABILITIES: ServerAbilities = { orders: false, codes: false, lookup: false };

const email = v.pipe(
  v.string('Email must be text'),
  v.trim(),
  v.maxLength(LONGEST_LINE, `Email must be at most ${LONGEST_LINE} characters`),
  v.regex(EMAIL_SHAPE, 'Please enter a valid email address'),
);

/** POST /auth/codes: a code is sent to the address. SRV-2. */
export const CodeRequestSchema = v.object({ email });
/** Its answer. No account has an address that is not known, and no code is sent. SRV-2. */
export const CodeAnswerSchema = v.object({ data: v.object({ isKnown: v.boolean() }) });

/** POST /auth/code-login. Its answer is CredentialsAnswerSchema. SRV-3. */
export const CodeLoginSchema = v.object({
  email,
  code: v.pipe(v.string('Code must be text'), v.trim(), v.regex(/^\d{6}$/, 'Code must be six digits')),
});

/** The answer 422 of POST /auth/code-login: the code is wrong or has expired. SRV-3. */
export const CodeRefusalSchema = v.object({ code: v.literal('codeWrong'), message: v.string() });
