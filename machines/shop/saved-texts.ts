import type { NamedProduct } from '#machines/domain/named-product.ts';
import { MOST_SAVED, type SavedForLater, type SavedRemoval } from '#machines/saved/saved-bottles.ts';
import type { ToastContent } from '#machines/toasts/toast.ts';
import { unreadEntries } from './toast-texts.ts';

const VIEW_SAVED = { kind: 'link', label: 'View saved', href: '/saved' } as const;

/** The messages about saved bottles. SAV-1 to SAV-6. */
export const savedTexts = {
  added: ({ id, name, imageUrl }: NamedProduct): ToastContent => ({
    key: `saved-${id}`,
    title: 'Saved for later',
    detail: name,
    imageUrl,
    action: VIEW_SAVED,
  }),
  /** The key is the same, so that this message replaces 'Saved for later'. */
  removed: ({ id, bottle }: SavedRemoval): ToastContent => ({
    key: `saved-${bottle.id}`,
    title: 'No longer saved',
    detail: bottle.name,
    imageUrl: bottle.imageUrl,
    action: { kind: 'undo', command: { flow: 'saved', event: { type: 'removal.undone', removal: id } } },
  }),
  savedForLater: ({ removal, bottle }: SavedForLater): ToastContent => ({
    key: `saved-${bottle.id}`,
    title: 'Saved for later',
    detail: `${bottle.name} is out of your cart.`,
    imageUrl: bottle.imageUrl,
    action: { kind: 'undo', command: { flow: 'saved', event: { type: 'savedForLater.undone', removal } } },
  }),
  full: (): ToastContent => ({
    key: 'saved-full',
    title: 'No more can be saved',
    detail: `${MOST_SAVED} bottles are saved. Remove one to make room.`,
    imageUrl: null,
    action: VIEW_SAVED,
  }),
  damaged: unreadEntries({
    one: 'one saved bottle',
    several: 'some saved bottles',
    lasting: 'What you save now lasts',
  }),
};
