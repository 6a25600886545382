import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { type Credentials, EMAIL_SHAPE } from '#machines/domain/auth.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import { cleanEmail } from '#machines/domain/typed-text.ts';
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

/** Sign in: an email address, then the one-time code sent to it. LOG-1 to LOG-5. */
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
        return cleanEmail(event.email);
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
    /** In the shop's own words, whatever the service said. */
    explainFailure: assign({
      problem: (_, { error, code }: { error: unknown; code: LoginProblem['code'] }) => {
        problemOf(error);
        return loginProblem(code);
      },
    }),
    explainRefusal: assign({
      problem: (_, { error }: { error: unknown }) => loginProblem('loginFailed', problemOf(error).message),
    }),
    reportSucceeded: emit((_, auth: Credentials) => ({ type: 'login.succeeded', auth })),
  },
}).createMachine({
  id: 'login',
  context: { email: '', code: '', problem: null },
  initial: 'email',
  states: {
    email: {
      description: 'Step one: the email address and Continue.',
      initial: 'entering',
      on: {
        'email.changed': {
          target: '.entering.editing',
          actions: 'rememberEmail',
          description: 'Another address calls off the check of the one before: no letter is lost.',
          meta: { covers: ['LOG-1', 'LOG-2'] },
        },
      },
      states: {
        entering: {
          description: 'The address can be typed and sent.',
          initial: 'editing',
          on: {
            'email.submitted': [
              { guard: 'isBlank', target: '.refused', actions: { type: 'explain', params: 'emailBlank' } },
              { guard: 'isMalformed', target: '.refused', actions: { type: 'explain', params: 'emailMalformed' } },
              { target: 'checking', actions: 'trimEmail' },
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
        checking: {
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
                target: '#login.code',
                description: 'The shop knows the address: a code is sent to it.',
              },
              {
                target: 'entering.refused',
                actions: { type: 'explain', params: 'emailUnknown' },
                description: 'Nobody has signed up with this address.',
              },
            ],
            onError: {
              target: 'entering.refused',
              actions: {
                type: 'explainFailure',
                params: ({ event }) => ({ error: event.error, code: 'emailCheckFailed' }),
              },
              description: 'The check could not be made. Continue tries again.',
            },
          },
        },
      },
    },
    code: {
      description: 'Step two: the six digits of the one-time code. Back leads to another address from everywhere here.',
      initial: 'entering',
      on: {
        'email.revisited': {
          target: 'email',
          actions: 'forgetCode',
          description: 'Calls off what is on its way: nobody is signed in behind their back.',
          meta: { covers: ['LOG-5'] },
        },
        'code.resendRequested': {
          description: 'Does nothing yet: no code is really sent.',
          meta: { covers: ['LOG-3'] },
        },
      },
      states: {
        entering: {
          description: 'The code can be typed, pasted and sent.',
          initial: 'editing',
          on: {
            'code.changed': { target: '.editing', actions: 'rememberCode' },
            'code.submitted': {
              guard: 'isComplete',
              target: 'verifying',
              actions: 'forgetProblem',
              description: "'Verify & Sign In' waits for the sixth digit.",
              meta: { covers: ['LOG-3'] },
            },
            'code.entered': [
              { guard: 'isComplete', target: 'verifying', actions: 'forgetProblem' },
              {
                target: '.refused',
                actions: { type: 'explain', params: 'codeIncomplete' },
                description: 'Enter can be pressed too early, which the button cannot.',
                meta: { covers: ['LOG-3'] },
              },
            ],
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
        verifying: {
          description: 'The code is compared with the one that was sent.',
          tags: ['busy'],
          meta: { covers: ['LOG-3'] },
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context }) => ({ email: context.email, code: context.code }),
            onDone: [
              { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'signingIn' },
              {
                target: 'entering.refused',
                actions: { type: 'explain', params: 'codeWrong' },
                description: 'It is another code than the one that was sent.',
              },
            ],
            onError: {
              target: 'entering.refused',
              actions: { type: 'explainFailure', params: ({ event }) => ({ error: event.error, code: 'loginFailed' }) },
              description: 'The code could not be compared. The same code can be sent again.',
              meta: { covers: ['LOG-4'] },
            },
          },
        },
        signingIn: {
          description: 'The server is asked for a session.',
          tags: ['busy'],
          meta: { covers: ['LOG-4'] },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => ({ email: context.email }),
            onDone: {
              target: '#login.signedIn',
              actions: { type: 'reportSucceeded', params: ({ event }) => event.output },
            },
            onError: {
              target: 'entering.refused',
              actions: { type: 'explainRefusal', params: ({ event }) => event },
              description: "In the server's own words where it has any; an answer that makes no sense has none.",
              meta: { covers: ['LOG-4', 'API-3'] },
            },
          },
        },
      },
    },
    // Not final: its page asks it until the shopper is on the home page.
    signedIn: {
      description: 'The visitor is signed in and on the way to the home page.',
      meta: { covers: ['LOG-4'] },
    },
  },
});
