import { assertEvent, assign, emit, not, raise, setup } from 'xstate';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import { joinedContent } from './joined-toast.ts';
import type { ToastContent, UndoCommand } from './toast.ts';

export type Toast = ToastContent & { id: number };
type ToastsContext = { toasts: readonly Toast[]; nextId: number; isTabHidden: boolean };

export type ToastsEvent =
  | { type: 'toast.requested'; content: ToastContent }
  | { type: 'toast.dismissed'; id: number }
  | { type: 'toast.withdrawn'; key: string }
  | { type: 'undo.chosen'; id: number; command: UndoCommand }
  | { type: 'link.chosen'; id: number; href: string }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'page.covered' }
  | { type: 'page.uncovered' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' };

/** Other flows react to these events. */
type ToastsFact = { type: 'toasts.undo.requested'; command: UndoCommand } | NavigationRequest;

/** More messages at once would cover the shop. */
const TOASTS_SHOWN = 3;

/** Toasts are short messages about changes. Some offer Undo. CRT-6. */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, emitted: {} as ToastsFact },
  guards: {
    isTabHidden: ({ context }) => context.isTabHidden,
    hasMessages: ({ context }) => context.toasts.length > 0,
    isOnlyOne: ({ context }) => context.toasts.length === 1,
    isShown: ({ context, event }) => 'id' in event && context.toasts.some((toast) => toast.id === event.id),
    isLast: ({ context, event }) => 'id' in event && context.toasts.every((toast) => toast.id === event.id),
    hasWithdrawn: ({ context, event }) =>
      event.type === 'toast.withdrawn' && context.toasts.some(({ key }) => key === event.key),
    isOnlyWithdrawn: ({ context, event }) =>
      event.type === 'toast.withdrawn' && context.toasts.every(({ key }) => key === event.key),
    isOneOfSeveral: ({ context, event }) =>
      'id' in event && context.toasts.length > 1 && context.toasts.some((toast) => toast.id === event.id),
  },
  actions: {
    addToast: assign(({ context, event }) => {
      assertEvent(event, 'toast.requested');
      const { content } = event;
      const former = context.toasts.find(({ key }) => key === content.key);
      const others = context.toasts.filter((one) => one !== former);
      const toast: Toast = { ...joinedContent(former, content), id: context.nextId };
      return { toasts: [...others, toast].slice(-TOASTS_SHOWN), nextId: context.nextId + 1 };
    }),
    dropToast: assign({
      toasts: ({ context, event }) => {
        assertEvent(event, 'toast.dismissed');
        return context.toasts.filter((toast) => toast.id !== event.id);
      },
    }),
    dropWithdrawn: assign({
      toasts: ({ context, event }) => {
        assertEvent(event, 'toast.withdrawn');
        return context.toasts.filter(({ key }) => key !== event.key);
      },
    }),
    dismissWithdrawn: raise(({ context, event }) => {
      assertEvent(event, 'toast.withdrawn');
      const withdrawn = context.toasts.find(({ key }) => key === event.key);
      if (!withdrawn) throw new Error(`No message has the key ${event.key}.`);
      return { type: 'toast.dismissed', id: withdrawn.id };
    }),
    rememberHidden: assign({ isTabHidden: true }),
    rememberShown: assign({ isTabHidden: false }),
    dropOldest: assign({ toasts: ({ context }) => context.toasts.slice(1) }),
    dismissOwn: raise(({ event }) => {
      assertEvent(event, ['undo.chosen', 'link.chosen']);
      return { type: 'toast.dismissed', id: event.id };
    }),
    requestUndo: emit(({ event }) => {
      assertEvent(event, 'undo.chosen');
      return { type: 'toasts.undo.requested', command: event.command };
    }),
    requestPage: emit(({ event }) => {
      assertEvent(event, 'link.chosen');
      return { type: 'navigation.requested', href: event.href, kind: 'push', preserveScroll: false };
    }),
  },
  delays: {
    /** design.md, Components: Toast. */
    lifetime: 5000,
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], nextId: 1, isTabHidden: false },
  initial: 'covered',
  on: {
    'tab.hidden': { actions: 'rememberHidden', meta: { covers: ['CRT-6'] } },
    'tab.shown': { actions: 'rememberShown', meta: { covers: ['CRT-6'] } },
  },
  states: {
    covered: {
      description: 'The age gate covers the shop. Messages wait until it has closed, since no one can see them.',
      meta: { covers: ['AGE-7', 'CRT-6'] },
      on: {
        'toast.requested': { actions: 'addToast' },
        'page.uncovered': [{ guard: 'hasMessages', target: 'showing' }, { target: 'quiet' }],
      },
    },
    quiet: {
      description: 'No message is shown.',
      on: { 'toast.requested': { target: 'showing', actions: 'addToast' } },
    },
    waiting: {
      description:
        'The checkout or an enlarged picture is open. Messages that were shown before wait, since they would cover its buttons, and the keyboard could not reach them.',
      meta: { covers: ['CRT-6'] },
      on: {
        'page.uncovered': {
          description: 'The messages are shown again for five seconds.',
          target: 'showing',
        },
        'toast.requested': {
          description: 'A new message is about what happens now, so it is shown, with those that wait.',
          target: 'showing',
          actions: 'addToast',
        },
        'toast.withdrawn': [
          {
            description: 'The only message that waits is no longer true.',
            guard: 'isOnlyWithdrawn',
            target: 'quiet',
            actions: 'dropWithdrawn',
          },
          { guard: 'hasWithdrawn', actions: 'dropWithdrawn', meta: { covers: ['CRT-6'] } },
        ],
      },
    },
    showing: {
      description:
        'One to three messages are shown; a phone shows only the latest. The oldest disappears first, and its Undo with it. A new or dismissed message restarts the five seconds.',
      tags: ['open'],
      initial: 'counting',
      on: {
        'page.covered': {
          description: 'The checkout or an enlarged picture has opened.',
          target: 'waiting',
          meta: { covers: ['CRT-6'] },
        },
        'toast.requested': { actions: 'addToast' },
        'toast.dismissed': [
          { guard: 'isLast', target: 'quiet', actions: 'dropToast' },
          {
            guard: 'isShown',
            actions: 'dropToast',
            description: 'One of several messages is dismissed. The others stay.',
          },
        ],
        'toast.withdrawn': {
          description: 'A message is no longer true, as where what was added is removed again. It disappears.',
          guard: 'hasWithdrawn',
          actions: 'dismissWithdrawn',
          meta: { covers: ['CRT-6'] },
        },
        'undo.chosen': {
          actions: ['requestUndo', 'dismissOwn'],
          description: 'The message is dismissed. A press on a message that has just disappeared still counts.',
          meta: { covers: ['CRT-6'] },
        },
        'link.chosen': {
          actions: ['requestPage', 'dismissOwn'],
          description: 'The message is dismissed. A press on a message that has just disappeared still counts.',
          meta: { covers: ['CRT-6'] },
        },
      },
      states: {
        counting: {
          description: 'The oldest message disappears after five seconds.',
          meta: { covers: ['CRT-6'] },
          always: { guard: 'isTabHidden', target: 'unseen' },
          after: {
            lifetime: [
              { guard: 'isOnlyOne', target: '#toasts.quiet', actions: 'dropOldest' },
              {
                target: 'counting',
                actions: 'dropOldest',
                reenter: true,
                description: 'The oldest message disappears. The next one has five seconds of its own.',
              },
            ],
          },
          on: {
            'toast.requested': {
              target: 'counting',
              actions: 'addToast',
              reenter: true,
              description: 'A new message restarts the five seconds.',
            },
            'toast.dismissed': {
              guard: 'isOneOfSeveral',
              target: 'counting',
              actions: 'dropToast',
              reenter: true,
              description: 'A message is dismissed. The five seconds restart for the others.',
            },
            'pointer.entered': 'held.byPointer',
            'focus.entered': 'held.byFocus',
          },
        },
        held: {
          description: 'The shopper is using a message, so none disappears. The five seconds restart afterwards.',
          meta: { covers: ['CRT-6'] },
          initial: 'byPointer',
          states: {
            byPointer: {
              description: 'The pointer is over a message.',
              on: { 'pointer.left': '#toasts.showing.counting', 'focus.entered': 'byBoth' },
            },
            byFocus: {
              description: 'A message has the keyboard focus.',
              on: { 'focus.left': '#toasts.showing.counting', 'pointer.entered': 'byBoth' },
            },
            byBoth: {
              description:
                'The pointer is over a message, and a message has the focus. Both must leave before a message disappears.',
              on: { 'pointer.left': 'byFocus', 'focus.left': 'byPointer' },
            },
          },
        },
        unseen: {
          description: 'Another tab or another app is in front, so no message disappears.',
          meta: { covers: ['CRT-6'] },
          always: { guard: not('isTabHidden'), target: 'counting' },
        },
      },
    },
  },
});
