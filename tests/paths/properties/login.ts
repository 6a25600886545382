import { ProblemError } from '#machines/domain/problem.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import {
  canRetry,
  codeText,
  emailText,
  isAtEmail,
  isBusy,
  isEmailRefused,
  isSentAgain,
  isSlow,
  isVerifyOffered,
  problemText,
} from '#machines/login/login.selectors.ts';
import { answerOf, asked, factsOf, failureOf, isAsked, isDone, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';
import { slowAnswer } from './slow-answer.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof loginMachine>();

type Step = Parameters<typeof sent>[0];

/** LOG-1: text@text.text, without spaces. */
const isAddress = (text: string): boolean => {
  const [name, domain = '', ...more] = text.split('@');
  return (
    name !== '' &&
    more.length === 0 &&
    !/\s/.test(text) &&
    domain.split('.').length > 1 &&
    !domain.split('.').includes('')
  );
};

/** LOG-3: digits only, at most six. */
const digitsOf = (text: string): string =>
  [...text]
    .filter((sign) => '0123456789'.includes(sign))
    .slice(0, 6)
    .join('');

const REQUESTS = ['checkEmail', 'resendCode', 'verifyCode', 'signIn'] as const;
const hasAccount = (happening: Step): boolean =>
  ['simulated', 'server'].includes(String(answerOf(happening, 'checkEmail')?.output));
/** A server's own code for the reason of a refusal. */
const isReason =
  (reason: string) =>
  (error: unknown): boolean =>
    error instanceof ProblemError && error.reason === reason;
const isTooMany = isReason('tooMany');
const isWrong = isReason('codeWrong');
/** The code comes from a server, which compares it. SRV-3. */
const isSent = ({ before }: Step): boolean => before.context.sender === 'server';
const isAtCode = ({ after }: Step): boolean => after.matches('code');

const sendsEmail = (happening: Step): boolean =>
  isOn(happening, 'email.submitted') && isAtEmail(happening.before) && !isBusy(happening.before);
const sendsCode = (happening: Step): boolean =>
  isOn(happening, 'code.submitted', 'code.entered') && happening.before.matches('code') && !isBusy(happening.before);
const isRetried = (happening: Step): boolean => isOn(happening, 'load.retried') && canRetry(happening.before);
const isComplete = ({ before }: Step): boolean => codeText(before).length === 6;

const messageOf = (error: unknown): string => (error instanceof ProblemError ? error.message : '');

export const loginProperties = [
  beginning(
    'LOG-1 step one is the email, without an error at first',
    (first) => isAtEmail(first) && problemText(first) === null,
  ),
  step(
    "LOG-1 a blank email: 'Please enter your email address'",
    (happening) => sendsEmail(happening) && emailText(happening.before).trim() === '',
    ({ after }) => problemText(after) === 'Please enter your email address' && isAtEmail(after) && !isBusy(after),
  ),
  step(
    "LOG-1 no text@text.text: 'Please enter a valid email address'",
    (happening) => {
      const email = emailText(happening.before).trim();
      return sendsEmail(happening) && email !== '' && !isAddress(email);
    },
    ({ after }) => problemText(after) === 'Please enter a valid email address' && isAtEmail(after) && !isBusy(after),
  ),
  step(
    'LOG-2 a well-formed email is looked up, without the blanks around it',
    (happening) => sendsEmail(happening) && isAddress(emailText(happening.before).trim()),
    (happening) =>
      JSON.stringify(asked(happening, 'checkEmail')?.input) ===
      JSON.stringify({ email: emailText(happening.before).trim() }),
  ),
  step(
    'LOG-2 nothing else is looked up, but by Try again of a slow check',
    (happening) => asked(happening, 'checkEmail') !== null,
    (happening) => (sendsEmail(happening) || isRetried(happening)) && isAddress(emailText(happening.before).trim()),
  ),
  slowAnswer(
    run,
    'API-3 SRV-2 SRV-3 after 8,000 ms without an answer: a hint, and Try again where a code is sent, never while signing in',
    { actors: ['checkEmail', 'resendCode', 'signIn'], isSlow, canRetry, repeatable: ['checkEmail', 'resendCode'] },
  ),
  step('API-3 SRV-2 Try again asks the same of the server', isRetried, (happening) => {
    const actor = isAtEmail(happening.before) ? 'checkEmail' : 'resendCode';
    return (
      JSON.stringify(asked(happening, actor)?.input) === JSON.stringify({ email: emailText(happening.before) }) &&
      isAtEmail(happening.after) === isAtEmail(happening.before)
    );
  }),
  step(
    'API-3 SRV-3 a sign-in on its way is not sent again',
    (happening) => isOn(happening, 'load.retried') && isAsked(happening.before, 'signIn'),
    (happening) => isAsked(happening.after, 'signIn') && asked(happening, 'signIn') === null,
  ),
  step(
    'SRV-2 another code is asked for by Resend and by Try again alone',
    (happening) => asked(happening, 'resendCode') !== null,
    (happening) => isOn(happening, 'code.resendRequested') || isRetried(happening),
  ),
  step(
    'LOG-2 a known email leads to the code',
    (happening) => hasAccount(happening),
    (happening) => isAtCode(happening) && codeText(happening.after) === '' && problemText(happening.after) === null,
  ),
  step(
    "LOG-2 an unknown one: 'Email not found. Please check your email or sign up for a new account.'",
    (happening) => answerOf(happening, 'checkEmail')?.output === 'noAccount',
    ({ after }) =>
      problemText(after) === 'Email not found. Please check your email or sign up for a new account.' &&
      isAtEmail(after),
  ),
  step(
    "LOG-2 another failure: 'Failed to verify email. Please try again.'",
    (happening) => failureOf(happening, 'checkEmail') !== null && !isTooMany(failureOf(happening, 'checkEmail')?.error),
    ({ after }) => problemText(after) === 'Failed to verify email. Please try again.' && isAtEmail(after),
  ),
  situation(
    'LOG-1 LOG-2 an error is shown exactly when the email is wrong',
    isAtEmail,
    (snapshot) => isEmailRefused(snapshot) === (problemText(snapshot) !== null),
  ),
  step(
    'LOG-2 STO-4 only a known email leads to the code, or one that a code was sent to before',
    ({ before, after }) => isAtEmail(before) && !isAtEmail(after),
    (happening) => hasAccount(happening) || sent(happening, 'draft.restored')?.draft.step === 'code',
  ),
  step(
    'LOG-1 another email cancels the check of the former one, and no letter is lost',
    (happening) => isOn(happening, 'email.changed') && isAtEmail(happening.before),
    (happening) =>
      emailText(happening.after) === sent(happening, 'email.changed')?.email &&
      !isAsked(happening.after, 'checkEmail') &&
      problemText(happening.after) === null,
  ),
  step(
    'LOG-1 STO-4 a typed email stays, whatever the result of the email or the code, and whatever is restored',
    (happening) =>
      !isOn(happening, 'email.changed', 'shopper.signedOut') &&
      !(isOn(happening, 'draft.restored') && emailText(happening.before) === ''),
    ({ before, after }) => emailText(after) === emailText(before) || emailText(after) === emailText(before).trim(),
  ),
  step(
    'LOG-3 the code field accepts digits only, at most 6, and its error clears on edit',
    (happening) => isOn(happening, 'code.changed') && happening.before.matches('code') && !isBusy(happening.before),
    (happening) =>
      codeText(happening.after) === digitsOf(sent(happening, 'code.changed')?.text ?? '') &&
      problemText(happening.after) === null,
  ),
  situation(
    "LOG-3 'Verify & Sign In' is disabled until 6 digits",
    (snapshot) => snapshot.matches('code') && !isBusy(snapshot),
    (snapshot) => isVerifyOffered(snapshot) === (codeText(snapshot).length === 6),
  ),
  step(
    'LOG-3 six digits are compared, with the email that they were sent to',
    (happening) => sendsCode(happening) && isComplete(happening) && !isSent(happening),
    (happening) =>
      JSON.stringify(asked(happening, 'verifyCode')?.input) ===
      JSON.stringify({ email: emailText(happening.before), code: codeText(happening.before) }),
  ),
  step(
    "LOG-3 with fewer, Enter says: 'Please enter the complete 6-digit OTP'",
    (happening) => sendsCode(happening) && isOn(happening, 'code.entered') && !isComplete(happening),
    ({ after }) => problemText(after) === 'Please enter the complete 6-digit OTP',
  ),
  step(
    'LOG-3 a code is checked once: not during a check, and never with fewer than six digits',
    (happening) => asked(happening, 'verifyCode') !== null,
    (happening) => !isBusy(happening.before) && isComplete(happening),
  ),
  step(
    "LOG-3 a wrong code: 'Invalid OTP. Please try again.'",
    (happening) => answerOf(happening, 'verifyCode')?.output === false,
    (happening) => problemText(happening.after) === 'Invalid OTP. Please try again.' && isAtCode(happening),
  ),
  step(
    'SRV-3 six digits that a server has sent are compared by it',
    (happening) => sendsCode(happening) && isComplete(happening) && isSent(happening),
    (happening) =>
      asked(happening, 'verifyCode') === null &&
      JSON.stringify(asked(happening, 'signIn')?.input) ===
        JSON.stringify({ email: emailText(happening.before), code: codeText(happening.before) }),
  ),
  step(
    "SRV-3 a code that the server refuses: 'Invalid OTP. Please try again.'",
    (happening) => isWrong(failureOf(happening, 'signIn')?.error),
    (happening) => problemText(happening.after) === 'Invalid OTP. Please try again.' && isAtCode(happening),
  ),
  step(
    'SRV-2 the sender of the code is the one that the check of the email names',
    hasAccount,
    (happening) => happening.after.context.sender === answerOf(happening, 'checkEmail')?.output,
  ),
  step(
    'SRV-2 too many codes: the field says so, at the email and at the code',
    (happening) =>
      isTooMany(failureOf(happening, 'checkEmail')?.error) || isTooMany(failureOf(happening, 'resendCode')?.error),
    ({ before, after }) =>
      problemText(after) === 'Too many codes were asked for. Please wait a few minutes and try again.' &&
      isAtEmail(before) === isAtEmail(after),
  ),
  step(
    'SRV-2 a server is asked once for another code, for the same address',
    (happening) => isOn(happening, 'code.resendRequested') && happening.before.matches('code') && isSent(happening),
    (happening) =>
      isAsked(happening.before, 'resendCode') === (asked(happening, 'resendCode') === null) &&
      (isAsked(happening.before, 'resendCode') ||
        JSON.stringify(asked(happening, 'resendCode')?.input) ===
          JSON.stringify({ email: emailText(happening.before) })),
  ),
  step(
    'SRV-2 another code that is sent is said, and one that is not',
    (happening) => answerOf(happening, 'resendCode') !== null || failureOf(happening, 'resendCode') !== null,
    (happening) =>
      isSentAgain(happening.after) ===
        ['simulated', 'server'].includes(String(answerOf(happening, 'resendCode')?.output)) &&
      isSentAgain(happening.after) === (problemText(happening.after) === null) &&
      isAtCode(happening),
  ),
  step(
    'LOG-3 asking for another code does nothing where none is sent',
    (happening) => isOn(happening, 'code.resendRequested') && !(happening.before.matches('code') && isSent(happening)),
    ({ before, after, effects }) =>
      JSON.stringify([before.value, before.context]) === JSON.stringify([after.value, after.context]) &&
      effects.length === 0,
  ),
  step(
    'LOG-4 the right code asks the server for a session, with the email',
    (happening) => answerOf(happening, 'verifyCode')?.output === true,
    (happening) =>
      JSON.stringify(asked(happening, 'signIn')?.input) === JSON.stringify({ email: emailText(happening.before) }),
  ),
  step(
    'LOG-4 only the right code requests a session',
    (happening) => asked(happening, 'signIn') !== null && !isSent(happening),
    (happening) => answerOf(happening, 'verifyCode')?.output === true,
  ),
  step(
    'LOG-4 success signs in the user that the server returns',
    (happening) => answerOf(happening, 'signIn') !== null,
    (happening) => {
      const [fact] = factsOf(happening, 'login.succeeded');
      return fact?.auth === answerOf(happening, 'signIn')?.output && problemText(happening.after) === null;
    },
  ),
  step(
    'LOG-4 only the server signs a shopper in',
    (happening) => isReported(happening, 'login.succeeded'),
    (happening) => answerOf(happening, 'signIn') !== null,
  ),
  step(
    "LOG-4 API-3 a refusal is shown in the server's own words, and the code can be sent again",
    (happening) => failureOf(happening, 'signIn') !== null && !isWrong(failureOf(happening, 'signIn')?.error),
    (happening) =>
      problemText(happening.after) === messageOf(failureOf(happening, 'signIn')?.error) &&
      isAtCode(happening) &&
      !isBusy(happening.after),
  ),
  step(
    "LOG-4 a code that could not be compared: 'Login failed. Please try again.'",
    (happening) => failureOf(happening, 'verifyCode') !== null,
    (happening) => problemText(happening.after) === 'Login failed. Please try again.' && isAtCode(happening),
  ),
  step(
    'LOG-5 Back returns to the email step, clears the code, and cancels the running request',
    (happening) => isOn(happening, 'email.revisited') && happening.before.matches('code'),
    ({ before, after }) =>
      isAtEmail(after) &&
      codeText(after) === '' &&
      emailText(after) === emailText(before) &&
      REQUESTS.every((request) => !isAsked(after, request)),
  ),
  step(
    'LOG-5 only Back and a sign-out return to the email',
    ({ before, after }) => !isAtEmail(before) && isAtEmail(after),
    (happening) => isOn(happening, 'email.revisited', 'shopper.signedOut'),
  ),
  step(
    'STO-4 a shopper who signs out leaves an empty form, and no request runs on; one who has signed in stays signed in',
    (happening) => isOn(happening, 'shopper.signedOut'),
    ({ before, after }) =>
      before.matches('signedIn')
        ? after.matches('signedIn')
        : isAtEmail(after) &&
          !isBusy(after) &&
          emailText(after) === '' &&
          codeText(after) === '' &&
          problemText(after) === null,
  ),
  situation(
    'LOG-2 LOG-3 LOG-4 exactly one request runs while the page is busy, and none otherwise',
    () => true,
    (snapshot) => REQUESTS.filter((request) => isAsked(snapshot, request)).length === Number(isBusy(snapshot)),
  ),
  step(
    'STO-4 an untouched form is as it was before the page was loaded again, without a code',
    (happening) =>
      isOn(happening, 'draft.restored') &&
      isAtEmail(happening.before) &&
      emailText(happening.before) === '' &&
      problemText(happening.before) === null,
    (happening) => {
      const draft = sent(happening, 'draft.restored')?.draft;
      return (
        emailText(happening.after) === draft?.email &&
        isAtEmail(happening.after) === (draft?.step === 'email') &&
        codeText(happening.after) === ''
      );
    },
  ),
  step(
    'STO-4 each change of the email or of the step is stored',
    ({ before, after }) =>
      !after.matches('signedIn') && (isAtEmail(before) !== isAtEmail(after) || emailText(before) !== emailText(after)),
    (happening) =>
      isDone(happening, 'storeDraft') ||
      // The session removes what is stored.
      isOn(happening, 'shopper.signedOut') ||
      // The sent address is trimmed, and stored when the code is sent.
      isOn(happening, 'draft.restored', 'email.submitted'),
  ),
  step(
    'STO-4 what is stored is forgotten when the shopper is signed in, and only then',
    () => true,
    (happening) => isDone(happening, 'forgetDraft') === isReported(happening, 'login.succeeded'),
  ),
  run('LOG-4 one session for each right code', () => {
    let right = 0;
    return (happening) => {
      const isRight = isSent(happening)
        ? answerOf(happening, 'signIn') !== null
        : answerOf(happening, 'verifyCode')?.output === true;
      if (isRight) right += 1;
      if (!isReported(happening, 'login.succeeded')) return null;
      right -= 1;
      return right >= 0;
    };
  }),
];
