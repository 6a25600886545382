import { backInPlace } from '#machines/domain/back-in-place.ts';
import { type Cart, type CartLine, idsOf, type OrderedLine, withAdded, withoutOrdered } from '#machines/domain/cart.ts';
import type { Pence } from '#machines/domain/money.ts';

/** Lines that were removed together, so that Undo can restore them. A cleared cart leaves its voucher, too. CRT-6, VCH-4. */
export type Removal = {
  id: number;
  lines: readonly CartLine[];
  /** The ids of the cart's products in their order, with those of all earlier removals. */
  places: readonly string[];
  discount: Pence;
  voucher?: Cart['voucher'];
};

/** The lines with the removals of this visit that have not been undone, the newest last. */
export type Undoable = {
  lines: readonly CartLine[];
  discount: Pence;
  voucher?: Cart['voucher'];
  removals: readonly Removal[];
  nextRemoval: number;
};

/**
 * Removes the lines of these products, so that Undo can restore them. Discount and voucher stay until the cart is
 * cleared; then Undo restores the given voucher, too.
 */
export function takenOut(cart: Undoable, ids: readonly string[], undoableVoucher?: Cart['voucher']): Undoable {
  const { lines, discount, voucher, removals, nextRemoval } = cart;
  const whole = removals.reduce((all, { id }) => putBack(all, id), cart);
  const removal: Removal = {
    id: nextRemoval,
    lines: lines.filter((line) => ids.includes(line.product.id)),
    places: idsOf(whole.lines),
    discount,
    voucher: undoableVoucher,
  };
  return {
    lines: lines.filter((line) => !ids.includes(line.product.id)),
    discount,
    voucher,
    removals: [...removals, removal],
    nextRemoval: nextRemoval + 1,
  };
}

/** The lines with a removed line back at its place. A line that was added again meanwhile gains the quantity. CRT-6. */
const withRestored = (lines: readonly CartLine[], line: CartLine, places: readonly string[]): readonly CartLine[] =>
  idsOf(lines).includes(line.product.id)
    ? withAdded(lines, line.product, line.quantity)
    : backInPlace(lines, line, places, ({ product }) => product.id);

/** Restores removed lines at their places, the discount if it was higher, and a cleared voucher. An unknown removal changes nothing. */
export function putBack(cart: Undoable, id: number): Undoable {
  const removal = cart.removals.find((one) => one.id === id);
  if (!removal) return cart;
  return {
    ...cart,
    lines: removal.lines.reduce((all, line) => withRestored(all, line, removal.places), cart.lines),
    discount: Math.max(cart.discount, removal.discount),
    voucher: cart.voucher ?? removal.voucher,
    removals: cart.removals.filter((one) => one !== removal),
  };
}

/** @throws when no line has been removed yet */
export function latestRemoval({ removals }: Undoable): Removal {
  const latest = removals.at(-1);
  if (!latest) throw new Error('Nothing has been taken out of this cart.');
  return latest;
}

/** What stays when an order has been placed. A voucher that was applied since is no part of it. SRV-4, VCH-4. */
export function withoutOrder(
  { lines, removals, voucher }: Undoable,
  order: { lines: readonly OrderedLine[]; voucher: string | undefined },
): Pick<Undoable, 'lines' | 'removals' | 'discount' | 'voucher'> {
  const remaining = (one: Cart['voucher']) => (one?.code === order.voucher ? undefined : one);
  return {
    lines: withoutOrdered(lines, order.lines),
    removals: removals.map((removal) => ({ ...removal, discount: 0, voucher: remaining(removal.voucher) })),
    discount: 0,
    voucher: remaining(voucher),
  };
}
