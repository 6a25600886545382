import type { Removal } from '#machines/cart/removals.ts';
import { type CartProduct, MAX_QUANTITY } from '#machines/domain/cart.ts';
import { type Correction, correctionText } from '#machines/domain/correction.ts';
import type { Product } from '#machines/domain/product.ts';
import type { ToastContent } from '#machines/toasts/toast.ts';
import { SET_ASIDE, unreadToast } from '#machines/toasts/unread-toast.ts';

/** A link to the cart. */
export const VIEW_CART = { kind: 'link', label: 'View cart', href: '/cart' } as const;

/** Some entries of a stored list could not be read. @param lasting begins the sentence about new entries. STO-2. */
export const unreadEntries =
  ({ one, several, lasting }: { one: string; several: string; lasting: string }) =>
  (count: number, isLeftInPlace: boolean): ToastContent =>
    unreadToast(
      count === 1 ? one : several,
      isLeftInPlace
        ? `There is no room to set it aside, so we leave all as it is. ${lasting} until you leave or reload the page.`
        : SET_ASIDE,
      isLeftInPlace,
    );

/** The key of the message about what was added. */
export const ADDED = 'added';

/** The messages about the cart. CRT-5, CRT-6. */
export const toastTexts = {
  added: (product: Product, quantity: number): ToastContent => ({
    key: ADDED,
    title: 'Added to your cart',
    detail: `${quantity} × ${product.name}`,
    imageUrl: product.imageUrl,
    action: VIEW_CART,
    pieces: quantity,
  }),
  refused: (product: Product): ToastContent => ({
    key: `refused-${product.id}`,
    title: 'Out of stock',
    detail: `${product.name} cannot be added to your cart.`,
    imageUrl: product.imageUrl,
    action: null,
  }),
  limit: (product: CartProduct): ToastContent => ({
    key: `limit-${product.id}`,
    title: 'No more can be added',
    detail: `One order can hold at most ${MAX_QUANTITY} × ${product.name}.`,
    imageUrl: product.imageUrl,
    action: VIEW_CART,
  }),
  removed: ({ id, lines }: Removal): ToastContent => {
    const [single] = lines.length === 1 ? lines : [];
    return {
      key: `removed-${id}`,
      title: single ? 'Removed from your cart' : 'Your cart was cleared',
      detail: single ? `${single.quantity} × ${single.product.name}` : `${lines.length} products`,
      imageUrl: single ? single.product.imageUrl : null,
      action: { kind: 'undo', command: { flow: 'cart', event: { type: 'removal.undone', removal: id } } },
    };
  },
  corrected: (corrections: readonly Correction[]): ToastContent => ({
    key: 'corrected',
    title: 'Your cart has changed',
    detail: corrections.map(correctionText).join(' '),
    imageUrl: null,
    action: VIEW_CART,
  }),
  signedOut: (): ToastContent => ({
    key: 'signed-out',
    title: 'You are signed out',
    detail: 'Your cart is kept.',
    imageUrl: null,
    action: null,
  }),
  sessionNotStored: (): ToastContent => ({
    key: 'session-not-stored',
    title: 'You are signed in for now',
    detail: 'Your browser does not store it. When you leave or reload the page, you are signed out.',
    imageUrl: null,
    action: null,
  }),
  /** The key is that of the other message of a sign-out. */
  detailsForgotten: (): ToastContent => ({
    key: 'signed-out',
    title: 'You have signed out in another tab',
    detail: 'What you typed at the checkout is gone. Your cart is kept.',
    imageUrl: null,
    action: null,
  }),
  damaged: (isLeftInPlace: boolean): ToastContent =>
    unreadToast(
      'your saved cart',
      isLeftInPlace
        ? 'There is no room to set it aside, so we leave it as it is. A new cart lasts until you leave or reload the page.'
        : 'We have set it aside and started a new one.',
      isLeftInPlace,
    ),
  emptiedElsewhere: (): ToastContent => ({
    key: 'emptied-elsewhere',
    title: 'Your cart was emptied in another tab',
    detail: null,
    imageUrl: null,
    action: null,
  }),
};
