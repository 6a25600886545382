import { type Cart, type CartLine, type RemovedLine, removedLines, withRestored } from '#machines/domain/cart.ts';
import type { Pence } from '#machines/domain/money.ts';

/** Lines that were removed together, so that Undo can restore them. A cleared cart leaves its voucher, too. CRT-6, VCH-4. */
export type Removal = { id: number; lines: readonly RemovedLine[]; discount: Pence; voucher?: Cart['voucher'] };

/** The lines with the latest removals, the newest last. */
export type Undoable = {
  lines: readonly CartLine[];
  discount: Pence;
  voucher?: Cart['voucher'];
  removals: readonly Removal[];
  nextRemoval: number;
};

const UNDOABLE = 10;

/**
 * Removes the lines of these products, so that Undo can restore them. Discount and voucher stay until the cart is
 * cleared; then Undo restores the given voucher, too.
 */
export function takenOut(
  { lines, discount, voucher, removals, nextRemoval }: Undoable,
  ids: readonly string[],
  undoableVoucher?: Cart['voucher'],
): Undoable {
  const removal: Removal = { id: nextRemoval, lines: removedLines(lines, ids), discount, voucher: undoableVoucher };
  return {
    lines: lines.filter((line) => !ids.includes(line.product.id)),
    discount,
    voucher,
    removals: [...removals, removal].slice(-UNDOABLE),
    nextRemoval: nextRemoval + 1,
  };
}

/** Restores removed lines at their places, the discount if it was higher, and a cleared voucher. An unknown removal changes nothing. */
export function putBack(cart: Undoable, id: number): Undoable {
  const removal = cart.removals.find((one) => one.id === id);
  if (!removal) return cart;
  return {
    ...cart,
    lines: withRestored(cart.lines, removal.lines),
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
