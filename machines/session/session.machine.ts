import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Credentials, User } from '#machines/domain/auth.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import type { RestoredAuth } from './stored-auth.ts';

export type SessionContext = { user: User | null; token: string | null; problem: Problem | null };

export type SessionEvent =
  | { type: 'page.hydrated'; auth: RestoredAuth }
  | { type: 'login.succeeded'; auth: Credentials }
  | { type: 'signOut.requested' }
  | { type: 'request.unauthorised'; path: string }
  | { type: 'auth.changedElsewhere'; auth: Credentials | null };

/** Facts for the rest of the shop. */
export type SessionFact =
  | { type: 'session.started'; user: User }
  | { type: 'session.closed' }
  | { type: 'session.closedElsewhere' }
  | { type: 'session.ended' };

/** Who is signed in: across reloads and tabs, until they sign out or the server says no. SES-1, SES-2. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, emitted: {} as SessionFact },
  actors: {
    signOut: fromPromise<void, { token: string | null }>(NOT_PROVIDED),
    watchStoredAuth: fromCallback<SessionEvent>(NOT_PROVIDED),
    watchUnauthorised: fromCallback<SessionEvent>(NOT_PROVIDED),
  },
  guards: {
    isStored: ({ event }) => event.type === 'page.hydrated' && event.auth !== null,
    isLoginCall: ({ event }) => event.type === 'request.unauthorised' && event.path === '/auth/login',
    isSignedInElsewhere: ({ event }) => event.type === 'auth.changedElsewhere' && event.auth !== null,
  },
  actions: {
    saveAuth: () => NOT_PROVIDED(),
    forgetStoredAuth: () => NOT_PROVIDED(),
    restoreAuth: assign(({ event }) => {
      assertEvent(event, 'page.hydrated');
      return { user: event.auth?.user ?? null, token: event.auth?.token ?? null };
    }),
    takeAuth: assign(({ event }) => {
      assertEvent(event, 'login.succeeded');
      return { user: event.auth.user, token: event.auth.token, problem: null };
    }),
    followOtherTab: assign(({ event }) => {
      assertEvent(event, 'auth.changedElsewhere');
      return { user: event.auth?.user ?? null, token: event.auth?.token ?? null };
    }),
    forgetUser: assign({ user: null }),
    forgetAuth: assign({ user: null, token: null }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    reportStarted: emit(({ event }) => {
      assertEvent(event, 'login.succeeded');
      return { type: 'session.started', user: event.auth.user };
    }),
    reportClosed: emit({ type: 'session.closed' }),
    reportClosedElsewhere: emit({ type: 'session.closedElsewhere' }),
    reportEnded: emit({ type: 'session.ended' }),
  },
}).createMachine({
  id: 'session',
  context: { user: null, token: null, problem: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Before storage has been read. The page shows neither Login nor an avatar as certain.',
      on: {
        'page.hydrated': [
          { guard: 'isStored', target: 'known.signedIn', actions: 'restoreAuth' },
          { target: 'known.signedOut' },
        ],
      },
    },
    known: {
      description: 'Storage has been read. Other tabs are followed, and any 401 ends the session.',
      initial: 'signedOut',
      invoke: [
        {
          id: 'watchStoredAuth',
          src: 'watchStoredAuth',
          onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
        },
        {
          id: 'watchUnauthorised',
          src: 'watchUnauthorised',
          onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
        },
      ],
      on: {
        'login.succeeded': { target: '.signedIn', actions: ['takeAuth', 'saveAuth', 'reportStarted'] },
        'auth.changedElsewhere': [
          { guard: 'isSignedInElsewhere', target: '.signedIn', actions: 'followOtherTab' },
          { target: '.signedOut', actions: ['followOtherTab', 'reportClosedElsewhere'] },
        ],
      },
      states: {
        signedOut: {
          description: 'Nobody is signed in: Login and Sign Up are offered.',
          meta: { covers: ['HDR-3'] },
          on: {
            'request.unauthorised': [
              { guard: 'isLoginCall' },
              { target: 'required', actions: ['forgetStoredAuth', 'reportEnded'] },
            ],
          },
        },
        signedIn: {
          description: 'Somebody is signed in: the avatar menu stands in the header.',
          meta: { covers: ['HDR-3', 'SES-1'] },
          on: {
            'signOut.requested': { target: 'signingOut', actions: ['forgetUser', 'forgetStoredAuth', 'reportClosed'] },
            'request.unauthorised': { target: 'ended', actions: ['forgetAuth', 'forgetStoredAuth', 'reportEnded'] },
          },
        },
        signingOut: {
          description: 'Signed out here at once; the server is told. What it answers changes nothing.',
          meta: { covers: ['SES-1'] },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            input: ({ context }) => ({ token: context.token }),
            onDone: { target: 'signedOut', actions: 'forgetAuth' },
            onError: {
              target: 'signedOut',
              actions: ['forgetAuth', { type: 'rememberProblem', params: ({ event }) => event }],
            },
          },
        },
        required: {
          description: 'The server wants to know who asks, and nobody is signed in. The login page says so.',
          meta: { covers: ['SES-2'] },
          on: {
            'request.unauthorised': [{ guard: 'isLoginCall' }, { actions: ['forgetStoredAuth', 'reportEnded'] }],
          },
        },
        ended: {
          description: 'The server no longer knows the session. The login page says so; the cart is untouched.',
          meta: { covers: ['SES-2'] },
          on: {
            'request.unauthorised': [{ guard: 'isLoginCall' }, { actions: ['forgetStoredAuth', 'reportEnded'] }],
          },
        },
      },
    },
  },
});
