import { assertEvent, assign, emit, raise, setup } from 'xstate';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import { joinedContent } from './joined-toast.ts';
import type { ToastContent } from './toast.ts';

export type Toast = ToastContent & { id: number };
export type ToastsContext = { toasts: readonly Toast[]; nextId: number };

export type ToastsEvent =
  | { type: 'toast.requested'; content: ToastContent }
  | { type: 'toast.dismissed'; id: number }
  | { type: 'undo.chosen'; id: number; removal: number | string }
  | { type: 'link.chosen'; id: number; href: string }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' };

/** Facts for the rest of the shop. */
export type ToastsFact = { type: 'toasts.undo.requested'; removal: number | string } | NavigationRequest;

/** More than these at once would hide the shop. */
const TOASTS_SHOWN = 3;

/** What the shop says in passing, with a way back where there is one. CRT-6. */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, emitted: {} as ToastsFact },
  guards: {
    isOnlyOne: ({ context }) => context.toasts.length === 1,
    isShown: ({ context, event }) => 'id' in event && context.toasts.some((toast) => toast.id === event.id),
    isLast: ({ context, event }) => 'id' in event && context.toasts.every((toast) => toast.id === event.id),
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
    dropOldest: assign({ toasts: ({ context }) => context.toasts.slice(1) }),
    dismissOwn: raise(({ event }) => {
      assertEvent(event, ['undo.chosen', 'link.chosen']);
      return { type: 'toast.dismissed', id: event.id };
    }),
    requestUndo: emit(({ event }) => {
      assertEvent(event, 'undo.chosen');
      return { type: 'toasts.undo.requested', removal: event.removal };
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
  context: { toasts: [], nextId: 1 },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'Nothing to say.',
      on: { 'toast.requested': { target: 'showing', actions: 'addToast' } },
    },
    showing: {
      description:
        'One to three messages, of which a phone shows the latest. The oldest leaves first; one that comes or is sent away starts the five seconds anew.',
      tags: ['open'],
      initial: 'counting',
      on: {
        'toast.requested': { actions: 'addToast' },
        'toast.dismissed': [
          { guard: 'isLast', target: 'quiet', actions: 'dropToast' },
          {
            guard: 'isShown',
            actions: 'dropToast',
            description: 'Of several that are held: the others still are. One that is gone already changes nothing.',
          },
        ],
        'undo.chosen': {
          actions: ['requestUndo', 'dismissOwn'],
          description: 'The message leaves as if dismissed. A press on one that is just gone counts all the same.',
          meta: { covers: ['CRT-6'] },
        },
        'link.chosen': {
          actions: ['requestPage', 'dismissOwn'],
          description: 'The message leaves as if dismissed. A press on one that is just gone counts all the same.',
          meta: { covers: ['CRT-6'] },
        },
      },
      states: {
        counting: {
          description: 'Five seconds run.',
          meta: { covers: ['CRT-6'] },
          after: {
            lifetime: [
              { guard: 'isOnlyOne', target: '#toasts.quiet', actions: 'dropOldest' },
              {
                target: 'counting',
                actions: 'dropOldest',
                reenter: true,
                description: 'The next one has five seconds of its own.',
              },
            ],
          },
          on: {
            'toast.requested': {
              target: 'counting',
              actions: 'addToast',
              reenter: true,
              description: 'Starts the five seconds anew.',
            },
            'toast.dismissed': {
              guard: 'isOneOfSeveral',
              target: 'counting',
              actions: 'dropToast',
              reenter: true,
              description: 'Starts the five seconds anew for the others.',
            },
            'pointer.entered': 'held.byPointer',
            'focus.entered': 'held.byFocus',
          },
        },
        held: {
          description: 'The shopper is at a message: none leaves, and the five seconds start anew afterwards.',
          meta: { covers: ['CRT-6'] },
          initial: 'byPointer',
          states: {
            byPointer: {
              description: 'The pointer is on a message.',
              on: { 'pointer.left': '#toasts.showing.counting', 'focus.entered': 'byBoth' },
            },
            byFocus: {
              description: 'The focus is in a message.',
              on: { 'focus.left': '#toasts.showing.counting', 'pointer.entered': 'byBoth' },
            },
            byBoth: {
              description: 'Pointer and focus are both at a message: one of them leaving lets none go.',
              on: { 'pointer.left': 'byFocus', 'focus.left': 'byPointer' },
            },
          },
        },
      },
    },
  },
});
