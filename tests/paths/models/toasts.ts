import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { ToastContent } from '#machines/toasts/toast.ts';
import type { ToastsEvent, toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { shownToasts } from '#machines/toasts/toasts.selectors.ts';
import { isReported } from '../properties/effects.ts';
import { agreesWith, type Model } from './model.ts';

type Message = ToastContent & { readonly id: number };

type State = {
  /** The age gate is open. */
  readonly isCovered: boolean;
  /** The checkout or an enlarged picture has opened over messages, and no other message has come since. */
  readonly isWaiting: boolean;
  /** The oldest first. */
  readonly messages: readonly Message[];
  readonly asked: number;
  readonly hasPointer: boolean;
  readonly hasFocus: boolean;
  readonly isTabHidden: boolean;
  /** When the oldest leaves, in milliseconds; null while there is none, or the shopper is at one. */
  readonly leaves: number | null;
  readonly does: readonly ('undo' | 'page')[];
};

/** A message is shown for five seconds, and at most three are shown. */
const LIFETIME_MS = 5000;
const MOST = 3;

const QUIET = { messages: [], hasPointer: false, hasFocus: false, leaves: null } as const;

/** The five seconds restart, unless the shopper uses a message. */
function counted(state: State, at: number): State {
  if (state.messages.length === 0) return { ...state, ...QUIET };
  if (state.isCovered) return state;
  return { ...state, leaves: state.hasPointer || state.hasFocus || state.isTabHidden ? null : at + LIFETIME_MS };
}

/** Pieces that are added while a message about others is shown are counted with them. */
function joined(former: Message | undefined, content: ToastContent): ToastContent {
  if (!former?.pieces || !content.pieces) return content;
  const pieces = former.pieces + content.pieces;
  return { ...content, pieces, title: `${pieces} items added to your cart`, detail: `Last: ${content.detail}` };
}

function withMessage(state: State, content: ToastContent, at: number): State {
  const former = state.messages.find(({ key }) => key === content.key);
  const others = state.messages.filter((message) => message !== former);
  const asked = state.asked + 1;
  return counted(
    { ...state, asked, messages: [...others, { ...joined(former, content), id: asked }].slice(-MOST) },
    at,
  );
}

function without(state: State, isGone: (message: Message) => boolean, at: number): State {
  const messages = state.messages.filter((message) => !isGone(message));
  return messages.length === state.messages.length ? state : counted({ ...state, messages }, at);
}

/** Pointer or focus enters or leaves the messages, if any are shown. */
function attended(state: State, at: number, change: Partial<State>): State {
  const next = { ...state, ...change };
  const isSame = next.hasPointer === state.hasPointer && next.hasFocus === state.hasFocus;
  return state.messages.length === 0 || isSame ? state : counted(next, at);
}

function passed(state: State, at: number): State {
  if (state.leaves === null || at < state.leaves) return state;
  return counted({ ...state, messages: state.messages.slice(1) }, at);
}

/** Pointer and focus are elsewhere then. */
const waiting = (state: State): State => ({
  ...state,
  ...{ isWaiting: true, hasPointer: false, hasFocus: false, leaves: null },
});

function answeredWhileWaiting(state: State, event: ToastsEvent, at: number): State {
  const shown = { ...state, isWaiting: false };
  if (event.type === 'page.uncovered') return counted(shown, at);
  if (event.type === 'toast.withdrawn') {
    const messages = state.messages.filter(({ key }) => key !== event.key);
    return messages.length === 0 ? { ...shown, ...QUIET } : { ...state, messages };
  }
  return event.type === 'toast.requested' ? withMessage(shown, event.content, at) : state;
}

/** Whether the shopper sees the tab has changed: the five seconds of what is shown restart, or end. */
function seen(state: State, isTabHidden: boolean, at: number): State {
  const next = { ...state, isTabHidden };
  return state.isWaiting || isTabHidden === state.isTabHidden ? next : counted(next, at);
}

function answered(state: State, event: ToastsEvent, at: number): State {
  if (event.type === 'page.covered') return state.isCovered || state.messages.length === 0 ? state : waiting(state);
  if (state.isWaiting) return answeredWhileWaiting(state, event, at);
  if (event.type === 'page.uncovered') return state.isCovered ? counted({ ...state, isCovered: false }, at) : state;
  // No one can press what is covered.
  if (state.isCovered && event.type !== 'toast.requested') return state;
  switch (event.type) {
    case 'toast.requested':
      return withMessage(state, event.content, at);
    case 'toast.dismissed':
      return without(state, ({ id }) => id === event.id, at);
    case 'toast.withdrawn':
      return without(state, ({ key }) => key === event.key, at);
    case 'undo.chosen':
      return state.messages.length === 0
        ? state
        : { ...without(state, ({ id }) => id === event.id, at), does: ['undo'] };
    case 'link.chosen':
      return state.messages.length === 0
        ? state
        : { ...without(state, ({ id }) => id === event.id, at), does: ['page'] };
    case 'pointer.entered':
      return attended(state, at, { hasPointer: true });
    case 'pointer.left':
      return attended(state, at, { hasPointer: false });
    case 'focus.entered':
      return attended(state, at, { hasFocus: true });
    case 'focus.left':
      return attended(state, at, { hasFocus: false });
    default:
      return state;
  }
}

type Snapshot = SnapshotFrom<typeof toastsMachine>;

const shownOf = (messages: readonly Message[]) => messages.map(({ id, title, detail }) => ({ id, title, detail }));

const model: Model<Snapshot, State, { messages: unknown; does: unknown }> = {
  start: { ...QUIET, isCovered: true, isWaiting: false, isTabHidden: false, asked: 0, does: [] },
  step: (state, event: AnyEventObject, at) => {
    const now = { ...passed(state, at), does: [] };
    const { type } = event;
    const isOfTab = type === 'tab.hidden' || type === 'tab.shown';
    return isOfTab ? seen(now, type === 'tab.hidden', at) : answered(now, event as ToastsEvent, at);
  },
  shows: ({ isCovered, isWaiting, messages, does }) => ({
    messages: isCovered || isWaiting ? [] : shownOf(messages),
    does,
  }),
  looksLike: (snapshot, step) => ({
    messages: shownOf(shownToasts(snapshot)),
    does: [
      ...(isReported(step, 'toasts.undo.requested') ? ['undo'] : []),
      ...(isReported(step, 'navigation.requested') ? ['page'] : []),
    ],
  }),
};

export const toastsModel = agreesWith('CRT-6 messages appear and disappear as in the model', model);
