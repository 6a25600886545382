import type { Cart, CartProduct, OrderedLine } from '#machines/domain/cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import type { Voucher } from '#machines/domain/voucher.ts';
import type { Removal, Undoable } from './removals.ts';
import type { RestoredCart } from './stored-cart.ts';

export type CartContext = Undoable & {
  /** Changes that the shop made to match today's catalogue, until the shopper acknowledges them. */
  corrections: readonly Correction[];
  problem: Problem | null;
};

export type CartEvent =
  | { type: 'page.hydrated'; cart: RestoredCart }
  /** `isRepeat` marks a product of an order that is bought again. */
  | { type: 'product.added'; product: Product; quantity: number; isRepeat?: boolean }
  /** The plus and minus buttons change a line's quantity by so many. */
  | { type: 'quantity.stepped'; id: string; by: number }
  /** `isSavedForLater` marks a line that moves to the saved bottles. */
  | { type: 'line.removed'; id: string; isSavedForLater?: true }
  | { type: 'cart.cleared' }
  | { type: 'removal.undone'; removal: number }
  | { type: 'voucher.applied'; voucher: Voucher }
  | { type: 'voucher.removed' }
  | { type: 'cart.changedElsewhere'; cart: Cart }
  /** The browser cannot store the cart, or can again. */
  | { type: 'storage.refused' }
  | { type: 'storage.accepted' }
  | { type: 'cart.viewed' }
  /** The server has refused the order: because of this voucher, or because of prices or stock. */
  | { type: 'order.refused'; voucher: string | undefined }
  /** The connection is back. */
  | { type: 'load.retried' }
  | { type: 'corrections.acknowledged' }
  /** What was ordered leaves the cart, with the voucher of this code: more may have been added while the order was on its way. */
  | { type: 'order.placed'; lines: readonly OrderedLine[]; voucher: string | undefined };

/** Other flows react to these events. */
export type CartFact =
  | { type: 'cart.product.added'; product: Product; quantity: number; isRepeat?: boolean }
  | { type: 'cart.product.refused'; product: Product }
  | { type: 'cart.limit.reached'; product: CartProduct }
  | { type: 'cart.lines.removed'; removal: Removal; isSavedForLater?: true }
  | { type: 'cart.corrected'; corrections: readonly Correction[] }
  /** `isLeftInPlace` says that there was no room to set the damaged cart aside. */
  | { type: 'cart.damaged'; isLeftInPlace: boolean }
  | { type: 'cart.filled' }
  | { type: 'cart.emptied' }
  | { type: 'cart.emptiedElsewhere' }
  | { type: 'cart.updatedElsewhere' }
  /** The shop checks the prices of the lines; the check is done, or the catalogue did not answer. */
  | { type: 'cart.prices.checkStarted' }
  | { type: 'cart.prices.checked' }
  | { type: 'cart.prices.checkFailed' }
  /** The cart has lines of another tab that have not been checked here. */
  | { type: 'cart.prices.outdated' };

/** The event that reports removed lines to other flows. SAV-5. */
export const removedFact = (removal: Removal, event: CartEvent): CartFact =>
  'isSavedForLater' in event
    ? { type: 'cart.lines.removed', removal, isSavedForLater: true }
    : { type: 'cart.lines.removed', removal };
