import type { Cart, CartProduct } from '#machines/domain/cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import type { Removal, Undoable } from './removals.ts';
import type { RestoredCart } from './stored-cart.ts';

/** What the cart remembers. */
export type CartContext = Undoable & {
  /** What was set right against today's catalogue and has not been acknowledged yet. */
  corrections: readonly Correction[];
  problem: Problem | null;
};

/** What the cart is told. */
export type CartEvent =
  | { type: 'page.hydrated'; cart: RestoredCart }
  /** `isRepeat`: with others of an order that is bought again. */
  | { type: 'product.added'; product: Product; quantity: number; isRepeat?: boolean }
  /** So many more of a line, or fewer: plus and minus. */
  | { type: 'quantity.stepped'; id: string; by: number }
  /** `isSetAside`: to be kept among the saved bottles. */
  | { type: 'line.removed'; id: string; isSetAside?: true }
  | { type: 'cart.cleared' }
  | { type: 'removal.undone'; removal: number | string }
  | { type: 'cart.changedElsewhere'; cart: Cart }
  | { type: 'cart.viewed' }
  | { type: 'corrections.acknowledged' }
  | { type: 'order.placed' };

/** Facts for the rest of the shop. */
export type CartFact =
  | { type: 'cart.product.added'; product: Product; quantity: number; isRepeat?: boolean }
  | { type: 'cart.product.refused'; product: Product }
  | { type: 'cart.limit.reached'; product: CartProduct }
  | { type: 'cart.lines.removed'; removal: Removal; isSetAside?: true }
  | { type: 'cart.corrected'; corrections: readonly Correction[] }
  | { type: 'cart.damaged' }
  | { type: 'cart.filled' }
  | { type: 'cart.emptied' }
  | { type: 'cart.emptiedElsewhere' };

/** What is said of lines that are gone. SAV-5. */
export const removedFact = (removal: Removal, event: CartEvent): CartFact =>
  'isSetAside' in event
    ? { type: 'cart.lines.removed', removal, isSetAside: true }
    : { type: 'cart.lines.removed', removal };
