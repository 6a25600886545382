import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { type Credentials, EMAIL_SHAPE } from '#machines/domain/auth.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import { CODE_LENGTH, codeDigits, type LoginProblem, loginProblem } from './login-rules.ts';

export type LoginContext = { email: string; code: string; problem: LoginProblem | null };

export type LoginEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'email.submitted' }
  | { type: 'code.changed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'code.entered' }
  | { type: 'code.resendRequested' }
  | { type: 'email.revisited' };

/** Facts for the rest of the shop. */
export type LoginFact = { type: 'login.succeeded'; auth: Credentials };

/** Sign in: an email address, then the one-time code sent to it. SPEC.md 4 and 5, LOG-1 to LOG-5. */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, emitted: {} as LoginFact },
  actors: {
    /** True when the shop knows the address. */
    checkEmail: fromPromise<boolean, { email: string }>(NOT_PROVIDED),
    /** True when it is the code that was sent. */
    verifyCode: fromPromise<boolean, { email: string; code: string }>(NOT_PROVIDED),
    signIn: fromPromise<Credentials, { email: string }>(NOT_PROVIDED),
  },
  guards: {
    isBlank: ({ context }) => context.email.trim() === '',
    isMalformed: ({ context }) => !EMAIL_SHAPE.test(context.email.trim()),
    isComplete: ({ context }) => context.code.length === CODE_LENGTH,
    isAccepted: (_, isAccepted: boolean) => isAccepted,
  },
  actions: {
    rememberEmail: assign({
      email: ({ event }) => {
        assertEvent(event, 'email.changed');
        return event.email;
      },
      problem: null,
    }),
    rememberCode: assign({
      code: ({ event }) => {
        assertEvent(event, 'code.changed');
        return codeDigits(event.text);
      },
      problem: null,
    }),
    trimEmail: assign({ email: ({ context }) => context.email.trim(), problem: null }),
    forgetCode: assign({ code: '', problem: null }),
    forgetProblem: assign({ problem: null }),
    explain: assign({ problem: (_, code: LoginProblem['code']) => loginProblem(code) }),
    explainEmailCheck: assign({
      problem: (_, { error }: { error: unknown }) => {
        problemOf(error);
        return loginProblem('emailCheckFailed');
      },
    }),
    explainSignIn: assign({
      problem: (_, { error }: { error: unknown }) => loginProblem('loginFailed', problemOf(error).message),
    }),
    reportSucceeded: emit((_, auth: Credentials) => ({ type: 'login.succeeded', auth })),
  },
}).createMachine({
  id: 'login',
  context: { email: '', code: '', problem: null },
  initial: 'enteringEmail',
  states: {
    enteringEmail: {
      description: 'Step one: the email address and Continue.',
      initial: 'editing',
      on: {
        'email.changed': { target: '.editing', actions: 'rememberEmail' },
        'email.submitted': [
          { guard: 'isBlank', target: '.refused', actions: { type: 'explain', params: 'emailBlank' } },
          { guard: 'isMalformed', target: '.refused', actions: { type: 'explain', params: 'emailMalformed' } },
          { target: 'checkingEmail', actions: 'trimEmail' },
        ],
      },
      states: {
        editing: {
          description: 'Nothing is wrong with the address so far.',
          meta: { covers: ['LOG-1'] },
        },
        refused: {
          description:
            'The address was left blank, is no address, is unknown, or could not be checked. The field says why.',
          meta: { covers: ['LOG-1', 'LOG-2'] },
        },
      },
    },
    checkingEmail: {
      description: 'The shop looks whether it knows the address. Editing it calls that off.',
      tags: ['busy'],
      meta: { covers: ['LOG-2'] },
      invoke: {
        id: 'checkEmail',
        src: 'checkEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'enteringCode',
          },
          { target: 'enteringEmail.refused', actions: { type: 'explain', params: 'emailUnknown' } },
        ],
        onError: {
          target: 'enteringEmail.refused',
          actions: { type: 'explainEmailCheck', params: ({ event }) => event },
        },
      },
      on: { 'email.changed': { target: 'enteringEmail', actions: 'rememberEmail' } },
    },
    enteringCode: {
      description: 'Step two: the six digits of the one-time code.',
      initial: 'editing',
      on: {
        'code.changed': { target: '.editing', actions: 'rememberCode' },
        'code.submitted': { guard: 'isComplete', target: 'verifyingCode', actions: 'forgetProblem' },
        'code.entered': [
          { guard: 'isComplete', target: 'verifyingCode', actions: 'forgetProblem' },
          { target: '.refused', actions: { type: 'explain', params: 'codeIncomplete' } },
        ],
        'code.resendRequested': {
          description: 'Does nothing yet: no code is really sent.',
        },
        'email.revisited': { target: 'enteringEmail', actions: 'forgetCode' },
      },
      states: {
        editing: {
          description: "Digits are being entered. 'Verify & Sign In' waits for the sixth.",
          meta: { covers: ['LOG-3', 'LOG-5'] },
        },
        refused: {
          description: 'The code is too short or wrong, or signing in failed. The field says why.',
          meta: { covers: ['LOG-3', 'LOG-4'] },
        },
      },
    },
    verifyingCode: {
      description: 'The code is compared with the one that was sent.',
      tags: ['busy'],
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => ({ email: context.email, code: context.code }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'signingIn' },
          { target: 'enteringCode.refused', actions: { type: 'explain', params: 'codeWrong' } },
        ],
        onError: {
          target: 'enteringCode.refused',
          actions: { type: 'explainSignIn', params: ({ event }) => event },
        },
      },
      on: { 'email.revisited': { target: 'enteringEmail', actions: 'forgetCode' } },
    },
    signingIn: {
      description: 'The server is asked for a session. Back calls that off.',
      tags: ['busy'],
      meta: { covers: ['LOG-4'] },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'reportSucceeded', params: ({ event }) => event.output },
        },
        onError: {
          target: 'enteringCode.refused',
          actions: { type: 'explainSignIn', params: ({ event }) => event },
        },
      },
      on: { 'email.revisited': { target: 'enteringEmail', actions: 'forgetCode' } },
    },
    signedIn: {
      description: 'The visitor is signed in and on the way to the home page.',
      type: 'final',
    },
  },
});
