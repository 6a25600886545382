import { ProblemError, problemOf } from '#machines/domain/problem.ts';
import { cleanFormatted } from '#machines/domain/typed-text.ts';

/** LOG-3. */
export const CODE_LENGTH = 6;

/** Several numbers can be pasted, so six digits after the word 'code' come first: 'Tawny 2026: code 123456'. */
const SIX_TOGETHER = [/code[^\d.]*(\d{6})(?!\d)/i, /(?<!\d)(\d{6})(?!\d)/, /(?<!\d)(\d{3}[ -]\d{3})(?!\d)/];

/** The digits of the code in a typed or pasted text: '123 456' and '12-34-56' are '123456'. LOG-3, LOG-5, TYP-7. */
export function codeDigits(text: string): string {
  const clean = cleanFormatted(text);
  const [code = clean] = SIX_TOGETHER.flatMap((shape) => shape.exec(clean)?.[1] ?? []);
  return code.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** LOG-1 to LOG-4, SRV-2 and SRV-3 demand exactly these texts. */
export const LOGIN_TEXTS = {
  emailBlank: 'Please enter your email address',
  emailMalformed: 'Please enter a valid email address',
  emailUnknown: 'Email not found. Please check your email or sign up for a new account.',
  emailCheckFailed: 'Failed to verify email. Please try again.',
  codeIncomplete: `Please enter the complete ${CODE_LENGTH}-digit OTP`,
  codeWrong: 'Invalid OTP. Please try again.',
  loginFailed: 'Login failed. Please try again.',
  tooManyCodes: 'Too many codes were asked for. Please wait a few minutes and try again.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  resendFailed: 'We could not send another code. Please try again.',
} as const;

/** Who sends the one-time code: a server, or no one, because the login is simulated. SRV-2. */
export type CodeSender = 'simulated' | 'server';
/** The answer to an address: who has sent it a code, or that no account has it. LOG-2, SRV-2. */
export type CodeAnswer = CodeSender | 'noAccount';

/** The problem of a refused or failed sending: only a server that refuses more codes gives another one. SRV-2. */
export function sendingProblem(error: unknown, code: 'emailCheckFailed' | 'resendFailed'): LoginProblem {
  problemOf(error);
  const isTooMany = error instanceof ProblemError && error.reason === 'tooMany';
  return loginProblem(isTooMany ? 'tooManyCodes' : code);
}

/** The problem of a refused or failed sign-in, in the server's words where it has any. LOG-4, SRV-3. */
export function signInProblem(error: unknown): LoginProblem {
  const { message } = problemOf(error);
  const reason = error instanceof ProblemError ? error.reason : null;
  if (reason === 'codeWrong') return loginProblem('codeWrong');
  return reason === 'tooMany' ? loginProblem('tooManyTries') : loginProblem('loginFailed', message);
}

/** The message is a text of the shop or the server's own explanation. LOG-4. */
export type LoginProblem = { code: keyof typeof LOGIN_TEXTS; message: string };
export const loginProblem = (code: LoginProblem['code'], message: string = LOGIN_TEXTS[code]): LoginProblem => ({
  code,
  message,
});
