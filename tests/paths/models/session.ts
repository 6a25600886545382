import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { Credentials } from '#machines/domain/auth.ts';
import type { RestoredAuth } from '#machines/domain/stored-auth.ts';
import type { SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { isSessionKnown, signedInUser } from '#machines/session/session.selectors.ts';
import { answerOf, failureOf, isDone, isReported } from '../properties/effects.ts';
import { agreesWith, type Model } from './model.ts';

type State = {
  /** Whether storage has been read. */
  readonly isKnown: boolean;
  readonly shopper: Credentials | null;
  /** Whose text may be in the forms. */
  readonly typist: string | null;
  /** Whether the last step has made the shop forget that text. */
  readonly isForgotten: boolean;
  /** The shopper whose sign-out is being sent to the server. */
  readonly leaving: Credentials | null;
  /** What the last step has done to what is stored. */
  readonly stored: 'left' | 'written' | 'removed';
  readonly leadsToLogin: boolean;
};

const LOGIN_CALL = '/auth/login';

/**
 * The shopper of this tab. A running sign-out has ended. Another shopper finds nothing that the former one has typed.
 * @param typist whose text may be in the forms
 */
function comes(state: State, shopper: Credentials | null, typist = shopper?.user.id ?? null): State {
  const isForgotten = state.typist !== null && typist !== state.typist;
  return { ...state, shopper, leaving: null, typist, isForgotten };
}

/** A 401 ends the session: no loop where the login itself was refused. */
function refused(state: State, path: string): State {
  if (state.shopper === null && path === LOGIN_CALL) return state;
  // The shopper whose session has expired signs in again and goes on.
  return { ...state, shopper: null, leaving: null, stored: 'removed', leadsToLogin: true };
}

/** What storage says of the shopper: signed in, signed out, or that their session has expired. */
function found(state: State, auth: RestoredAuth): State {
  if (auth === null) return comes(state, null);
  return 'token' in auth ? comes(state, auth) : comes(state, null, auth.expiredUserId);
}

function answered(state: State, event: SessionEvent): State {
  switch (event.type) {
    case 'page.hydrated':
      return state;
    case 'login.succeeded':
      return { ...comes(state, event.auth), stored: 'written' };
    case 'signOut.requested':
      return state.shopper === null ? state : { ...comes(state, null), leaving: state.shopper, stored: 'removed' };
    case 'request.unauthorised':
      return refused(state, event.path);
    case 'auth.changedElsewhere':
      return state.shopper === null && (event.auth === null || !('token' in event.auth))
        ? state
        : found(state, event.auth);
    default:
      return answerOf({ event }, 'signOut') || failureOf({ event }, 'signOut') ? { ...state, leaving: null } : state;
  }
}

function stepped(before: State, event: AnyEventObject): State {
  const state: State = { ...before, stored: 'left', isForgotten: false, leadsToLogin: false };
  if (state.isKnown) return answered(state, event as SessionEvent);
  return event.type === 'page.hydrated' ? { ...found(state, event.auth), isKnown: true } : state;
}

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Seen = Pick<State, 'isKnown' | 'stored' | 'isForgotten' | 'leadsToLogin'> & {
  name: string | null;
  token: string | null;
};

function storedBy(step: Parameters<typeof isDone>[0]): State['stored'] {
  if (isDone(step, 'saveAuth')) return 'written';
  return isDone(step, 'forgetStoredAuth') ? 'removed' : 'left';
}

const model: Model<Snapshot, State, Seen> = {
  start: {
    isKnown: false,
    shopper: null,
    typist: null,
    isForgotten: false,
    leaving: null,
    stored: 'left',
    leadsToLogin: false,
  },
  step: stepped,
  shows: ({ isKnown, shopper, leaving, stored, isForgotten, leadsToLogin }) => ({
    isKnown,
    name: shopper?.user.name ?? null,
    // The call that signs out is the last one made in their name.
    token: (shopper ?? leaving)?.token ?? null,
    stored,
    isForgotten,
    leadsToLogin,
  }),
  looksLike: (snapshot, step) => ({
    isKnown: isSessionKnown(snapshot),
    name: signedInUser(snapshot)?.name ?? null,
    token: snapshot.context.token,
    stored: storedBy(step),
    isForgotten: isReported(step, 'session.shopperLeft'),
    leadsToLogin: isReported(step, 'session.ended'),
  }),
};

export const sessionModel = agreesWith(
  'SES-1 SES-2 STO-4 who is signed in, what is stored and what is forgotten, is as the model says',
  model,
);
