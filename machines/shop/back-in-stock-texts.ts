import { MOST_WATCHED } from '#machines/back-in-stock/watched-products.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { ToastContent } from '#machines/toasts/toast.ts';
import { unreadEntries } from './toast-texts.ts';

/** The messages about watched products. BCK-1, BCK-5, BCK-6. */
export const backInStockTexts = {
  /** Undo asks again, as the button does. */
  cancelled: (product: NamedProduct): ToastContent => ({
    key: `watched-${product.id}`,
    title: 'We will not tell you',
    detail: product.name,
    imageUrl: product.imageUrl,
    action: { kind: 'undo', command: { flow: 'backInStock', event: { type: 'watch.requested', product } } },
  }),
  full: (): ToastContent => ({
    key: 'watched-full',
    title: 'That is as many as we can look out for',
    detail: `You are waiting for ${MOST_WATCHED} products. Remove one to make room.`,
    imageUrl: null,
    action: { kind: 'link', label: 'View list', href: '/saved' },
  }),
  damaged: unreadEntries({
    one: 'a product you wait for',
    several: 'some products you wait for',
    lasting: 'What you ask for now lasts',
  }),
};
