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

/**
 * Facts for the rest of the shop. signedIn and signedOut say who is there from now on, however that came about; the
 * others say what has happened: a login, a sign-out, one in another tab, a session that the server no longer knows.
 */
export type SessionFact =
  | { type: 'session.signedIn'; user: User }
  | { type: 'session.signedOut' }
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
    isLogoutCall: ({ event }) => event.type === 'request.unauthorised' && event.path === '/auth/logout',
    isOtherCall: ({ event }) => event.type === 'request.unauthorised' && event.path !== '/auth/login',
    isSignedInElsewhere: ({ event }) => event.type === 'auth.changedElsewhere' && event.auth !== null,
    isSignedOutElsewhere: ({ event }) => event.type === 'auth.changedElsewhere' && event.auth === null,
    isSameShopper: ({ context, event }) =>
      event.type === 'auth.changedElsewhere' && event.auth !== null && event.auth.user.id === context.user?.id,
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
    reportSignedIn: emit(({ context }) => {
      if (!context.user) throw new Error('reportSignedIn runs once the shopper is known');
      return { type: 'session.signedIn', user: context.user };
    }),
    reportSignedOut: emit({ type: 'session.signedOut' }),
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
          {
            guard: 'isStored',
            target: 'known.signedIn',
            actions: 'restoreAuth',
            description: 'Whoever was signed in when the page was last open still is, across reloads.',
            meta: { covers: ['SES-1'] },
          },
          {
            target: 'known.signedOut',
            actions: 'reportSignedOut',
            description: 'Nothing is stored, or it is damaged: nobody is signed in.',
            meta: { covers: ['SES-1'] },
          },
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
        'login.succeeded': {
          target: '.signedIn',
          actions: ['takeAuth', 'saveAuth', 'reportStarted'],
          description: 'The latest login counts, whoever was signed in before.',
          meta: { covers: ['LOG-4', 'SES-1'] },
        },
        'auth.changedElsewhere': {
          guard: 'isSignedInElsewhere',
          target: '.signedIn',
          actions: 'followOtherTab',
          description: 'Somebody has signed in in another tab: they are signed in here, too.',
          meta: { covers: ['SES-1'] },
        },
        'request.unauthorised': [
          { guard: 'isLoginCall', description: 'A refused login is told by the login page itself.' },
          {
            actions: ['forgetStoredAuth', 'reportEnded'],
            description: 'The shopper is led to the login page again; why they are there does not change.',
            meta: { covers: ['SES-2'] },
          },
        ],
      },
      states: {
        signedOut: {
          description: 'Nobody is signed in: Login and Sign Up are offered.',
          meta: { covers: ['HDR-3'] },
          on: {
            'request.unauthorised': {
              guard: 'isOtherCall',
              target: 'required',
              actions: ['forgetStoredAuth', 'reportEnded'],
            },
          },
        },
        signedIn: {
          description: 'Somebody is signed in: the avatar menu stands in the header.',
          meta: { covers: ['HDR-3', 'SES-1'] },
          entry: 'reportSignedIn',
          on: {
            'signOut.requested': {
              target: 'signingOut',
              actions: ['forgetUser', 'forgetStoredAuth', 'reportClosed', 'reportSignedOut'],
            },
            'request.unauthorised': {
              target: 'ended',
              actions: ['forgetAuth', 'forgetStoredAuth', 'reportEnded', 'reportSignedOut'],
              description: 'Whichever call it was, the login call included.',
            },
            'auth.changedElsewhere': [
              {
                guard: 'isSameShopper',
                actions: 'followOtherTab',
                description: 'Another token or name of the same shopper: nobody comes or goes.',
              },
              {
                guard: 'isSignedOutElsewhere',
                target: 'signedOut',
                actions: ['followOtherTab', 'reportClosedElsewhere', 'reportSignedOut'],
                description: 'Signed out in another tab, which has told the server.',
                meta: { covers: ['SES-1'] },
              },
            ],
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
              description: 'That the server could not be told is only logged.',
            },
          },
          on: {
            'request.unauthorised': [
              { guard: 'isLogoutCall', description: 'The answer to the sign-out itself.' },
              {
                guard: 'isOtherCall',
                target: 'required',
                actions: ['forgetAuth', 'forgetStoredAuth', 'reportEnded'],
                description: 'What the shopper has gone on to wants to know who asks.',
                meta: { covers: ['SES-2'] },
              },
            ],
          },
        },
        required: {
          description: 'The server wants to know who asks, and nobody is signed in. The login page says so.',
          meta: { covers: ['SES-2'] },
        },
        ended: {
          description: 'The server no longer knows the session. The login page says so; the cart is untouched.',
          meta: { covers: ['SES-2'] },
        },
      },
    },
  },
});
