import { describe, expect, it } from 'vitest';
import { ProblemError } from '#machines/domain/problem.ts';
import {
  CODE_LENGTH,
  codeDigits,
  LOGIN_TEXTS,
  loginProblem,
  sendingProblem,
  signInProblem,
} from '#machines/login/login-rules.ts';

describe('LOG-1 LOG-2 LOG-3 LOG-4 what the login says', () => {
  it('LOG-1 LOG-2 LOG-3 LOG-4 is what the requirements say, to the letter', () => {
    expect(LOGIN_TEXTS).toEqual({
      emailBlank: 'Please enter your email address',
      emailMalformed: 'Please enter a valid email address',
      emailUnknown: 'Email not found. Please check your email or sign up for a new account.',
      emailCheckFailed: 'Failed to verify email. Please try again.',
      codeIncomplete: 'Please enter the complete 6-digit OTP',
      codeWrong: 'Invalid OTP. Please try again.',
      loginFailed: 'Login failed. Please try again.',
      tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
      tooManyCodes: 'Too many codes were asked for. Please wait a few minutes and try again.',
      resendFailed: 'We could not send another code. Please try again.',
    });
  });

  it('LOG-4 the server’s own words take the place of the shop’s', () => {
    expect(loginProblem('loginFailed', 'The cellar is flooded.')).toEqual({
      code: 'loginFailed',
      message: 'The cellar is flooded.',
    });
    expect(loginProblem('codeWrong')).toEqual({ code: 'codeWrong', message: 'Invalid OTP. Please try again.' });
  });
});

describe('SRV-2 SRV-3 a server that refuses', () => {
  const refusal = (reason: string | null) =>
    new ProblemError('refused', 'The cellar is flooded.', 'The cellar is flooded.', reason);

  it.each([
    [
      'tooMany',
      { code: 'tooManyCodes', message: 'Too many codes were asked for. Please wait a few minutes and try again.' },
    ],
    ['flooded', { code: 'resendFailed', message: 'We could not send another code. Please try again.' }],
    [null, { code: 'resendFailed', message: 'We could not send another code. Please try again.' }],
  ])('SRV-2 another code, refused for the reason %s', (reason, problem) => {
    expect(sendingProblem(refusal(reason), 'resendFailed')).toEqual(problem);
  });

  it.each([
    ['codeWrong', { code: 'codeWrong', message: 'Invalid OTP. Please try again.' }],
    ['tooMany', { code: 'tooManyTries', message: 'Too many attempts. Please wait a few minutes and try again.' }],
    ['flooded', { code: 'loginFailed', message: 'The cellar is flooded.' }],
    [null, { code: 'loginFailed', message: 'The cellar is flooded.' }],
  ])('SRV-3 LOG-4 a sign-in, refused for the reason %s', (reason, problem) => {
    expect(signInProblem(refusal(reason))).toEqual(problem);
  });
});

describe('LOG-3 the code', () => {
  it('LOG-3 is six digits long', () => {
    expect(CODE_LENGTH).toBe(6);
  });

  it.each([
    ['123 456', '123456'],
    ['\t123\u00a0456\n', '123456'],
    ['12-34-56', '123456'],
    ['1234567890', '123456'],
    ['0'.repeat(100_000), '000000'],
    ['1e5', '15'],
    ['-1.5', '15'],
    ['no digits', ''],
  ])('LOG-3 LOG-5 of %j it takes digits only, at most six', (text, digits) => {
    expect(codeDigits(text)).toBe(digits);
  });

  it.each([
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['٣٤٥', '345'],
    ['Tawny 2026: code 123456', '123456'],
    ['Tawny 2026: code 123 456.', '123456'],
    ['Your code is 123-456, valid until 25/11/2026', '123456'],
    ['Order 998877: your code is 123456', '123456'],
    ['123456 is your Tawny code. Order 998877', '123456'],
    ['@tawny.example #123456', '123456'],
    ['1\u200b23\u00a0456', '123456'],
    ['12a3456', '123456'],
    ['1293456', '129345'],
  ])('TYP-7 in %j it finds %s', (text, digits) => {
    expect(codeDigits(text)).toBe(digits);
  });
});
