import { and, assertEvent, assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import { type Credentials, EMAIL_SHAPE } from '#machines/domain/auth.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import { cleanEmail, limitLine } from '#machines/domain/typed-text.ts';
import type { LoginContext, LoginEvent, LoginFact } from './login.events.ts';
import type { LoginDraft } from './login-draft.ts';
import {
  CODE_LENGTH,
  type CodeAnswer,
  codeDigits,
  type LoginProblem,
  loginProblem,
  sendingProblem,
  signInProblem,
} from './login-rules.ts';

/** The shopper signs in with an email address and the one-time code that is sent to it. LOG-1 to LOG-5, SRV-2, SRV-3. */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, emitted: {} as LoginFact },
  actors: {
    /** Sends a code where a server can. */
    checkEmail: fromPromise<CodeAnswer, { email: string }>(NOT_PROVIDED),
    /** The result is true for the code of a simulated login. */
    verifyCode: fromPromise<boolean, { email: string; code: string }>(NOT_PROVIDED),
    /** With a code, the server that has sent it compares it. */
    signIn: fromPromise<Credentials, { email: string; code?: string | undefined }>(NOT_PROVIDED),
    /** Reports what was typed before the page was loaded again. */
    restoreDraft: fromCallback<EventObject>(NOT_PROVIDED),
  },
  guards: {
    isUntouched: ({ context }) => context.email === '',
    isCodeAwaited: ({ event }) => event.type === 'draft.restored' && event.draft.step === 'code',
    isBlank: ({ context }) => context.email.trim() === '',
    isMalformed: ({ context }) => !EMAIL_SHAPE.test(context.email.trim()),
    isComplete: ({ context }) => context.code.length === CODE_LENGTH,
    isAccepted: (_, isAccepted: boolean) => isAccepted,
    hasAccount: (_, answer: CodeAnswer) => answer !== 'noAccount',
    isCodeSent: ({ context }) => context.sender === 'server',
  },
  actions: {
    rememberEmail: assign({
      email: ({ event }) => {
        assertEvent(event, 'email.changed');
        return limitLine(cleanEmail(event.email));
      },
      problem: null,
    }),
    restoreEmail: assign(({ event }) => {
      assertEvent(event, 'draft.restored');
      return { email: event.draft.email, sender: event.draft.sender };
    }),
    storeDraft: (_, _step: LoginDraft['step']) => NOT_PROVIDED(),
    forgetDraft: () => NOT_PROVIDED(),
    rememberCode: assign({
      code: ({ event }) => {
        assertEvent(event, 'code.changed');
        return codeDigits(event.text);
      },
      problem: null,
    }),
    trimEmail: assign({ email: ({ context }) => context.email.trim(), problem: null }),
    forgetCode: assign({ code: '', problem: null }),
    rememberSender: assign({
      sender: (_, answer: CodeAnswer) => (answer === 'server' ? 'server' : 'simulated'),
    }),
    explainSending: assign({
      problem: (_, { error, code }: { error: unknown; code: 'emailCheckFailed' | 'resendFailed' }) =>
        sendingProblem(error, code),
    }),
    forgetProblem: assign({ problem: null }),
    forgetTyped: assign({ email: '', code: '', sender: 'simulated', problem: null }),
    explain: assign({ problem: (_, code: LoginProblem['code']) => loginProblem(code) }),
    /** The message is the shop's own text, because a service's error may be unreadable. */
    explainFailure: assign({
      problem: (_, { error, code }: { error: unknown; code: LoginProblem['code'] }) => {
        problemOf(error);
        return loginProblem(code);
      },
    }),
    explainRefusal: assign({
      problem: (_, { error }: { error: unknown }) => signInProblem(error),
    }),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
    reportSucceeded: emit((_, auth: Credentials) => ({ type: 'login.succeeded', auth })),
  },
  /** After this time the page says that the answer takes long. API-3. */
  delays: { slowDelay: 8000 },
}).createMachine({
  id: 'login',
  context: { email: '', code: '', sender: 'simulated', problem: null },
  invoke: {
    id: 'restoreDraft',
    src: 'restoreDraft',
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  initial: 'email',
  on: {
    'shopper.signedOut': {
      description: 'The next shopper on this device finds an empty form. A running request is cancelled.',
      meta: { covers: ['STO-4'] },
      target: '.email',
      actions: 'forgetTyped',
    },
  },
  states: {
    email: {
      description: 'Step one asks for the email address.',
      initial: 'entering',
      on: {
        'email.changed': {
          target: '.entering.editing',
          actions: ['rememberEmail', { type: 'storeDraft', params: 'email' }],
          description: 'The shopper changes the address. A running check of the old address is cancelled.',
          meta: { covers: ['LOG-1', 'LOG-2'] },
        },
      },
      states: {
        entering: {
          description: 'The shopper types the address and presses Continue.',
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
              description: 'The shopper is typing the address. No error is shown.',
              meta: { covers: ['LOG-1'] },
              on: {
                'draft.restored': [
                  {
                    guard: and(['isUntouched', 'isCodeAwaited']),
                    target: '#login.code',
                    actions: 'restoreEmail',
                    description: 'The page was loaded again while the shopper was fetching the code.',
                    meta: { covers: ['STO-4'] },
                  },
                  {
                    guard: 'isUntouched',
                    actions: 'restoreEmail',
                    description: 'The page was loaded again. What the shopper has typed since counts more.',
                    meta: { covers: ['STO-4'] },
                  },
                ],
              },
            },
            refused: {
              description:
                'The address is blank, malformed, unknown or could not be checked. The field shows the reason.',
              meta: { covers: ['LOG-1', 'LOG-2'] },
            },
          },
        },
        checking: {
          description:
            'The shop checks whether it knows the address, and a server that can sends a code to it. Editing the address cancels the check.',
          tags: ['busy'],
          meta: { covers: ['LOG-2', 'SRV-2'] },
          initial: 'waiting',
          invoke: {
            id: 'checkEmail',
            src: 'checkEmail',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: 'hasAccount', params: ({ event }) => event.output },
                target: '#login.code',
                actions: { type: 'rememberSender', params: ({ event }) => event.output },
                description: 'The shop knows the address and sends a code to it.',
              },
              {
                target: 'entering.refused',
                actions: { type: 'explain', params: 'emailUnknown' },
                description: 'No account has this address.',
              },
            ],
            onError: {
              target: 'entering.refused',
              actions: {
                type: 'explainSending',
                params: ({ event }) => ({ error: event.error, code: 'emailCheckFailed' }),
              },
              description: 'The check failed, or too many codes were asked for. Continue tries again.',
            },
          },
          states: {
            waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
            slow: {
              description:
                'The check takes long. The page says so and offers to try again: at worst a second code is sent, and the newest one counts.',
              tags: ['slow'],
              meta: { covers: ['API-3', 'SRV-2'] },
              on: {
                'load.retried': {
                  description: 'The running request is aborted, and a new one starts.',
                  target: '#login.email.checking',
                },
              },
            },
          },
        },
      },
    },
    code: {
      description: 'Step two asks for the six digits of the one-time code. Back returns to step one at any time.',
      entry: { type: 'storeDraft', params: 'code' },
      initial: 'entering',
      on: {
        'email.revisited': {
          target: 'email',
          actions: ['forgetCode', { type: 'storeDraft', params: 'email' }],
          description:
            'The shopper goes back to the address. A running request is cancelled, so that it cannot sign them in later.',
          meta: { covers: ['LOG-5'] },
        },
        'code.resendRequested': [
          {
            description: 'A server sends another code. A running sign-in with the old one is cancelled.',
            guard: 'isCodeSent',
            target: '.resending',
            actions: 'forgetCode',
            meta: { covers: ['SRV-2'] },
          },
          { description: 'Nothing happens, because the login is simulated.', meta: { covers: ['LOG-3'] } },
        ],
      },
      states: {
        entering: {
          description: "The shopper types or pastes the code and presses 'Verify & Sign In'.",
          initial: 'editing',
          on: {
            'code.changed': { target: '.editing', actions: 'rememberCode' },
            'code.submitted': [
              {
                description: 'The server that has sent the code compares it and signs the shopper in.',
                guard: and(['isComplete', 'isCodeSent']),
                target: 'signingIn',
                actions: 'forgetProblem',
                meta: { covers: ['SRV-3'] },
              },
              {
                guard: 'isComplete',
                target: 'verifying',
                actions: 'forgetProblem',
                description: "'Verify & Sign In' can be pressed once six digits are entered.",
                meta: { covers: ['LOG-3'] },
              },
            ],
            'code.entered': [
              { guard: and(['isComplete', 'isCodeSent']), target: 'signingIn', actions: 'forgetProblem' },
              { guard: 'isComplete', target: 'verifying', actions: 'forgetProblem' },
              {
                target: '.refused',
                actions: { type: 'explain', params: 'codeIncomplete' },
                description: 'Enter was pressed before the sixth digit.',
                meta: { covers: ['LOG-3'] },
              },
            ],
          },
          states: {
            editing: {
              description: "The shopper is entering the digits. 'Verify & Sign In' is enabled after the sixth.",
              meta: { covers: ['LOG-3', 'LOG-5'] },
            },
            refused: {
              description: 'The code is too short or wrong, or signing in failed. The field shows the reason.',
              meta: { covers: ['LOG-3', 'LOG-4'] },
            },
            sentAgain: {
              description: 'Another code has been sent, and the page says so. The shopper can enter it.',
              meta: { covers: ['SRV-2'] },
            },
          },
        },
        resending: {
          description: 'A server is asked to send another code, and the field waits for the answer.',
          tags: ['busy'],
          meta: { covers: ['SRV-2'] },
          initial: 'waiting',
          on: { 'code.resendRequested': { description: 'Another code is on its way already.' } },
          invoke: {
            id: 'resendCode',
            src: 'checkEmail',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: 'hasAccount', params: ({ event }) => event.output },
                target: 'entering.sentAgain',
                actions: { type: 'rememberSender', params: ({ event }) => event.output },
              },
              {
                description: 'The account has been closed meanwhile.',
                target: 'entering.refused',
                actions: { type: 'explain', params: 'resendFailed' },
              },
            ],
            onError: {
              description: 'No other code was sent, and the field says why. An earlier one may still arrive.',
              target: 'entering.refused',
              actions: {
                type: 'explainSending',
                params: ({ event }) => ({ error: event.error, code: 'resendFailed' }),
              },
            },
          },
          states: {
            waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
            slow: {
              description:
                'The answer takes long. The page says so and offers to try again: the newest code that is sent counts.',
              tags: ['slow'],
              meta: { covers: ['API-3', 'SRV-2'] },
              on: {
                'load.retried': {
                  description: 'The running request is aborted, and a new one starts.',
                  target: '#login.code.resending',
                },
              },
            },
          },
        },
        verifying: {
          description: 'The simulated login compares the code, here in the browser and at once.',
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
                description: 'The code is not the one that was sent.',
              },
            ],
            onError: {
              target: 'entering.refused',
              actions: { type: 'explainFailure', params: ({ event }) => ({ error: event.error, code: 'loginFailed' }) },
              description: 'The check failed. The shopper can try the same code again.',
              meta: { covers: ['LOG-4'] },
            },
          },
        },
        signingIn: {
          description: 'The server is signing the shopper in. Where it has sent the code, it compares it, too.',
          tags: ['busy'],
          meta: { covers: ['LOG-4', 'SRV-3'] },
          initial: 'waiting',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => ({
              email: context.email,
              code: context.sender === 'server' ? context.code : undefined,
            }),
            onDone: {
              target: '#login.signedIn',
              actions: { type: 'reportSucceeded', params: ({ event }) => event.output },
            },
            onError: {
              target: 'entering.refused',
              actions: { type: 'explainRefusal', params: ({ event }) => event },
              description:
                "The code is wrong or has expired, or signing in failed. The field shows the server's reason if it gave one.",
              meta: { covers: ['LOG-4', 'API-3', 'SRV-3'] },
            },
          },
          states: {
            waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
            slow: {
              description:
                'Signing in takes long, and the page says so. It does not offer to try again: the server may have used up the code, and would call it wrong. Back and Resend stay.',
              tags: ['slow'],
              meta: { covers: ['API-3'] },
            },
          },
        },
      },
    },
    // The state is not final, because the page still reads it until the home page is shown.
    signedIn: {
      description: 'The shopper is signed in. The shop opens the home page.',
      meta: { covers: ['LOG-4'] },
      entry: 'forgetDraft',
      on: {
        'shopper.signedOut': { description: 'Another shopper was signed in before. The new one stays signed in.' },
      },
    },
  },
});
