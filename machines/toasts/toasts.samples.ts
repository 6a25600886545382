import type { SnapshotFrom } from 'xstate';
import { sampleBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { UndoCommand } from './toast.ts';
import type { ToastsEvent, toastsMachine } from './toasts.machine.ts';

const undoRemoval: UndoCommand = { flow: 'cart', event: { type: 'removal.undone', removal: 1 } };

/** The first message has the number 1. */
export const toastsSamples = {
  'toast.requested': {
    withLink: {
      type: 'toast.requested',
      content: {
        key: 'added',
        title: 'Added to your cart',
        detail: `1 × ${sampleBottle.name}`,
        imageUrl: sampleBottle.imageUrl,
        action: { kind: 'link', label: 'View cart', href: '/cart' },
        pieces: 1,
      },
    },
    withUndo: {
      type: 'toast.requested',
      content: {
        key: 'removed-1',
        title: 'Removed from your cart',
        detail: `1 × ${sampleBottle.name}`,
        imageUrl: sampleBottle.imageUrl,
        action: { kind: 'undo', command: undoRemoval },
      },
    },
    plain: {
      type: 'toast.requested',
      content: {
        key: 'signed-out',
        title: 'You are signed out',
        detail: 'Your cart is kept.',
        imageUrl: null,
        action: null,
      },
    },
  },
  'toast.dismissed': {
    first: { type: 'toast.dismissed', id: 1 },
    second: { type: 'toast.dismissed', id: 2 },
  },
  'toast.withdrawn': {
    withLink: { type: 'toast.withdrawn', key: 'added' },
    other: { type: 'toast.withdrawn', key: 'repeated' },
  },
  'undo.chosen': { ofSecond: { type: 'undo.chosen', id: 2, command: undoRemoval } },
  'link.chosen': { ofFirst: { type: 'link.chosen', id: 1, href: '/cart' } },
  'pointer.entered': { plainly: { type: 'pointer.entered' } },
  'pointer.left': { plainly: { type: 'pointer.left' } },
  'focus.entered': { plainly: { type: 'focus.entered' } },
  'focus.left': { plainly: { type: 'focus.left' } },
  'page.covered': { checkoutOpened: { type: 'page.covered' } },
  'page.uncovered': { gatePassed: { type: 'page.uncovered' } },
  'tab.hidden': { plainly: { type: 'tab.hidden' } },
  'tab.shown': { plainly: { type: 'tab.shown' } },
} as const satisfies EventSamples<ToastsEvent>;

/** The key counts messages and names only the first two, because numbers rise for ever. */
export function toastsStateKey({
  value,
  context: { toasts, isTabHidden },
}: SnapshotFrom<typeof toastsMachine>): string {
  const early = toasts.map(({ id }) => id).filter((id) => id <= 2);
  return JSON.stringify([value, toasts.length, early, isTabHidden]);
}
