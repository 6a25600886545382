import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { Credentials } from '#machines/domain/auth.ts';
import type { SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { isSessionKnown, signedInUser } from '#machines/session/session.selectors.ts';
import { answerOf, failureOf, isDone, isReported } from '../properties/effects.ts';
import { agreesWith, type Model } from './model.ts';

type State = {
  /** Whether storage has been read. */
  readonly isKnown: boolean;
  readonly shopper: Credentials | null;
  /** The shopper whose sign-out is being sent to the server. */
  readonly leaving: Credentials | null;
  /** What the last step has done to what is stored. */
  readonly stored: 'left' | 'written' | 'removed';
  readonly leadsToLogin: boolean;
};

const LOGIN_CALL = '/auth/login';
const LOGOUT_CALL = '/auth/logout';

/** The shopper of this tab. A running sign-out has ended. */
const comes = (state: State, shopper: Credentials | null): State => ({ ...state, shopper, leaving: null });

/** A 401 ends the session: no loop where the login itself was refused, and none at the answer to the sign-out. */
function refused(state: State, path: string): State {
  const isOwnAnswer = state.leaving !== null && path === LOGOUT_CALL;
  if (isOwnAnswer || (state.shopper === null && path === LOGIN_CALL)) return state;
  return { ...comes(state, null), stored: 'removed', leadsToLogin: true };
}

function answered(state: State, event: SessionEvent): State {
  switch (event.type) {
    case 'page.hydrated':
      return state;
    case 'login.succeeded':
      return { ...comes(state, event.auth), stored: 'written' };
    case 'signOut.requested':
      return state.shopper === null ? state : { ...state, shopper: null, leaving: state.shopper, stored: 'removed' };
    case 'request.unauthorised':
      return refused(state, event.path);
    case 'auth.changedElsewhere':
      return event.auth === null && state.shopper === null ? state : comes(state, event.auth);
    default:
      return answerOf({ event }, 'signOut') || failureOf({ event }, 'signOut') ? comes(state, null) : state;
  }
}

function stepped(before: State, event: AnyEventObject): State {
  const state: State = { ...before, stored: 'left', leadsToLogin: false };
  if (state.isKnown) return answered(state, event as SessionEvent);
  return event.type === 'page.hydrated' ? { ...state, isKnown: true, shopper: event.auth } : state;
}

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Seen = { isKnown: boolean; name: string | null; token: string | null; stored: string; leadsToLogin: boolean };

function storedBy(step: Parameters<typeof isDone>[0]): State['stored'] {
  if (isDone(step, 'saveAuth')) return 'written';
  return isDone(step, 'forgetStoredAuth') ? 'removed' : 'left';
}

const model: Model<Snapshot, State, Seen> = {
  start: { isKnown: false, shopper: null, leaving: null, stored: 'left', leadsToLogin: false },
  step: stepped,
  shows: ({ isKnown, shopper, leaving, stored, leadsToLogin }) => ({
    isKnown,
    name: shopper?.user.name ?? null,
    // The call that signs out is the last one made in their name.
    token: (shopper ?? leaving)?.token ?? null,
    stored,
    leadsToLogin,
  }),
  looksLike: (snapshot, step) => ({
    isKnown: isSessionKnown(snapshot),
    name: signedInUser(snapshot)?.name ?? null,
    token: snapshot.context.token,
    stored: storedBy(step),
    leadsToLogin: isReported(step, 'session.ended'),
  }),
};

export const sessionModel = agreesWith('SES-1 SES-2 who is signed in, and what is stored, is as the model says', model);
