import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Credentials, User } from '#machines/domain/auth.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import { isCredentials, type RestoredAuth } from '#machines/domain/stored-auth.ts';

type SessionContext = {
  user: User | null;
  token: string | null;
  /** The shopper whose text may be in the forms: the one who is signed in, or was until the session expired. STO-4. */
  lastUserId: string | null;
  problem: Problem | null;
};

export type SessionEvent =
  | { type: 'page.hydrated'; auth: RestoredAuth }
  | { type: 'login.succeeded'; auth: Credentials }
  | { type: 'signOut.requested' }
  | { type: 'request.unauthorised'; path: string }
  | { type: 'auth.changedElsewhere'; auth: RestoredAuth }
  | { type: 'storage.refused' };

/**
 * Other flows react to these events. signedIn and signedOut report each change of the shopper. started, closed and ended
 * report its cause in this tab: a login, a sign-out, an expired session. startedElsewhere reports a login in another tab.
 * After shopperLeft, what the shopper has typed must be forgotten: they have signed out, here or in another tab, or another
 * shopper has signed in. After notStored, the session ends with the page.
 */
export type SessionFact =
  | { type: 'session.signedIn'; user: User }
  | { type: 'session.signedOut' }
  | { type: 'session.started'; user: User }
  | { type: 'session.startedElsewhere' }
  | { type: 'session.closed' }
  | { type: 'session.ended' }
  | { type: 'session.shopperLeft' }
  | { type: 'session.notStored' };

/** The calls whose refusal the login page shows itself. */
const LOGIN_CALLS: readonly string[] = ['/auth/login', '/auth/codes', '/auth/code-login'];

const authOf = (auth: RestoredAuth) =>
  isCredentials(auth)
    ? { user: auth.user, token: auth.token, lastUserId: auth.user.id }
    : { user: null, token: null, lastUserId: auth?.expiredUserId ?? null };

/** A session lasts across reloads and tabs, until the shopper signs out or the server refuses it. SES-1, SES-2. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, emitted: {} as SessionFact },
  actors: {
    signOut: fromPromise<void, { token: string | null }>(NOT_PROVIDED),
    watchStoredAuth: fromCallback<SessionEvent>(NOT_PROVIDED),
    watchUnauthorised: fromCallback<SessionEvent>(NOT_PROVIDED),
  },
  guards: {
    isStored: ({ event }) => event.type === 'page.hydrated' && isCredentials(event.auth),
    isLoginCall: ({ event }) => event.type === 'request.unauthorised' && LOGIN_CALLS.includes(event.path),
    isOtherCall: ({ event }) => event.type === 'request.unauthorised' && !LOGIN_CALLS.includes(event.path),
    isSignedInElsewhere: ({ event }) => event.type === 'auth.changedElsewhere' && isCredentials(event.auth),
    isSignedOutElsewhere: ({ event }) => event.type === 'auth.changedElsewhere' && !isCredentials(event.auth),
    isSameShopper: ({ context, event }) =>
      event.type === 'auth.changedElsewhere' && isCredentials(event.auth) && event.auth.user.id === context.user?.id,
    isOtherShopper: ({ context, event }) =>
      'auth' in event &&
      isCredentials(event.auth) &&
      context.lastUserId !== null &&
      event.auth.user.id !== context.lastUserId,
    hasExpiredElsewhere: ({ context, event }) =>
      event.type === 'auth.changedElsewhere' &&
      event.auth !== null &&
      !isCredentials(event.auth) &&
      event.auth.expiredUserId === context.user?.id,
  },
  actions: {
    /** Sends storage.refused where the browser does not store it. */
    saveAuth: () => NOT_PROVIDED(),
    /** After an expired session it stays stored whose it was. */
    forgetStoredAuth: () => NOT_PROVIDED(),
    forgetDrafts: () => NOT_PROVIDED(),
    restoreAuth: assign(({ event }) => {
      assertEvent(event, 'page.hydrated');
      return authOf(event.auth);
    }),
    takeAuth: assign(({ event }) => {
      assertEvent(event, 'login.succeeded');
      return { ...authOf(event.auth), problem: null };
    }),
    followOtherTab: assign(({ event }) => {
      assertEvent(event, 'auth.changedElsewhere');
      return authOf(event.auth);
    }),
    forgetUser: assign({ user: null, lastUserId: null }),
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
    reportStartedElsewhere: emit({ type: 'session.startedElsewhere' }),
    reportClosed: emit({ type: 'session.closed' }),
    reportEnded: emit({ type: 'session.ended' }),
    reportShopperLeft: emit({ type: 'session.shopperLeft' }),
    reportNotStored: emit({ type: 'session.notStored' }),
  },
}).createMachine({
  id: 'session',
  context: { user: null, token: null, lastUserId: null, problem: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The stored session has not been read yet. The page shows neither Login nor an avatar.',
      on: {
        'page.hydrated': [
          {
            guard: 'isStored',
            target: 'known.signedIn',
            actions: 'restoreAuth',
            description: 'The shopper was signed in before and still is.',
            meta: { covers: ['SES-1'] },
          },
          {
            target: 'known.signedOut',
            actions: ['restoreAuth', 'reportSignedOut'],
            description:
              'No session is stored, it has expired, or the stored data cannot be read. The shopper is not signed in.',
            meta: { covers: ['SES-1'] },
          },
        ],
      },
    },
    known: {
      description:
        'The stored session has been read. The tab follows sign-ins and sign-outs in other tabs. Any answer 401 ends the session.',
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
        'login.succeeded': [
          {
            guard: 'isOtherShopper',
            target: '.signedIn',
            actions: ['takeAuth', 'saveAuth', 'forgetDrafts', 'reportShopperLeft', 'reportStarted'],
            description: 'Another shopper logs in, and does not see what the former one has typed.',
            meta: { covers: ['LOG-4', 'STO-4'] },
          },
          {
            target: '.signedIn',
            actions: ['takeAuth', 'saveAuth', 'reportStarted'],
            description: 'The shopper logs in. After an expired session their text is still there.',
            meta: { covers: ['LOG-4', 'SES-1'] },
          },
        ],
        'auth.changedElsewhere': [
          {
            guard: 'isOtherShopper',
            target: '.signedIn',
            actions: ['followOtherTab', 'forgetDrafts', 'reportShopperLeft', 'reportStartedElsewhere'],
            description:
              'Another shopper has signed in in another tab, and does not see here what the former one has typed.',
            meta: { covers: ['SES-1', 'STO-4'] },
          },
          {
            guard: 'isSignedInElsewhere',
            target: '.signedIn',
            actions: ['followOtherTab', 'reportStartedElsewhere'],
            description: 'The shopper signed in in another tab and is signed in here, too.',
            meta: { covers: ['SES-1'] },
          },
        ],
        'request.unauthorised': [
          { guard: 'isLoginCall', description: 'The login page itself shows that a login was refused.' },
          {
            actions: ['forgetStoredAuth', 'reportEnded'],
            description: 'The shop opens the login page again. The reason that it shows does not change.',
            meta: { covers: ['SES-2'] },
          },
        ],
      },
      states: {
        signedOut: {
          description: 'The shopper is not signed in. The header shows Login and Sign Up.',
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
          description: 'The shopper is signed in. The header shows the avatar menu.',
          meta: { covers: ['HDR-3', 'SES-1'] },
          entry: 'reportSignedIn',
          exit: 'reportSignedOut',
          on: {
            'signOut.requested': {
              target: 'signingOut',
              actions: ['forgetUser', 'forgetStoredAuth', 'forgetDrafts', 'reportClosed', 'reportShopperLeft'],
            },
            'request.unauthorised': {
              target: 'ended',
              actions: ['forgetAuth', 'forgetStoredAuth', 'reportEnded'],
              description: 'The server refuses the session on any request, a login included.',
            },
            'storage.refused': {
              actions: 'reportNotStored',
              description: 'The browser does not store the session. A message says that it ends with the page.',
              meta: { covers: ['STO-1'] },
            },
            'auth.changedElsewhere': [
              {
                guard: 'isSameShopper',
                actions: 'followOtherTab',
                description: 'The same shopper has a new token or name. They stay signed in.',
              },
              {
                guard: 'hasExpiredElsewhere',
                target: 'ended',
                actions: 'forgetAuth',
                description: 'The server has refused the session in another tab. What is typed here stays.',
                meta: { covers: ['SES-2', 'STO-4'] },
              },
              {
                guard: 'isSignedOutElsewhere',
                target: 'signedOut',
                actions: ['followOtherTab', 'forgetDrafts', 'reportShopperLeft'],
                description: 'The shopper signed out in another tab, which has informed the server.',
                meta: { covers: ['SES-1'] },
              },
            ],
          },
        },
        signingOut: {
          description:
            'The shopper is signed out here at once. The server is being informed, and its answer changes nothing.',
          meta: { covers: ['SES-1'] },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            input: ({ context }) => ({ token: context.token }),
            onDone: { target: 'signedOut', actions: 'forgetAuth' },
            onError: {
              target: 'signedOut',
              actions: ['forgetAuth', { type: 'rememberProblem', params: ({ event }) => event }],
              description: 'The server could not be reached. This is only logged.',
            },
          },
          on: {
            'request.unauthorised': {
              guard: 'isOtherCall',
              target: 'required',
              actions: ['forgetAuth', 'forgetStoredAuth', 'reportEnded'],
              description: 'The next page needs a signed-in shopper.',
              meta: { covers: ['SES-2'] },
            },
          },
        },
        required: {
          description: 'The shopper asked for something that needs a sign-in. The login page says so.',
          meta: { covers: ['SES-2'] },
        },
        ended: {
          description: 'The session has expired. The login page says so, and the cart is unchanged.',
          meta: { covers: ['SES-2'] },
        },
      },
    },
  },
});
