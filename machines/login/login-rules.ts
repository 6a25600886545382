import { cleanFormatted } from '#machines/domain/typed-text.ts';

/** LOG-3. */
export const CODE_LENGTH = 6;

/** Six digits that stand by themselves, after the word 'code' where there are several: 'Tawny 2026: code 123456'. */
const SIX_TOGETHER = [/code[^\d.]*(\d{6})(?!\d)/i, /(?<!\d)(\d{6})(?!\d)/, /(?<!\d)(\d{3}[ -]\d{3})(?!\d)/];

/** The code in what is typed or pasted, digits only: '123 456' and '12-34-56' are '123456'. LOG-3, LOG-5, TYP-7. */
export function codeDigits(text: string): string {
  const clean = cleanFormatted(text);
  const [code = clean] = SIX_TOGETHER.flatMap((shape) => shape.exec(clean)?.[1] ?? []);
  return code.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** Texts of LOG-1 to LOG-4, to the letter. */
export const LOGIN_TEXTS = {
  emailBlank: 'Please enter your email address',
  emailMalformed: 'Please enter a valid email address',
  emailUnknown: 'Email not found. Please check your email or sign up for a new account.',
  emailCheckFailed: 'Failed to verify email. Please try again.',
  codeIncomplete: `Please enter the complete ${CODE_LENGTH}-digit OTP`,
  codeWrong: 'Invalid OTP. Please try again.',
  loginFailed: 'Login failed. Please try again.',
} as const;

/** What stands in the way: a text of the shop, or the server's own words for why it refused. LOG-4. */
export type LoginProblem = { code: keyof typeof LOGIN_TEXTS; message: string };
export const loginProblem = (code: LoginProblem['code'], message: string = LOGIN_TEXTS[code]): LoginProblem => ({
  code,
  message,
});
