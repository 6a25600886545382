import { type CartLine, type RemovedLine, removedLines, withRestored } from '#machines/domain/cart.ts';
import type { Pence } from '#machines/domain/money.ts';

/** What was taken out at one time, kept so that it can be put back. CRT-6. */
export type Removal = { id: number; lines: readonly RemovedLine[]; discount: Pence };

/** A cart's lines with its latest removals, newest last. */
export type Undoable = {
  lines: readonly CartLine[];
  discount: Pence;
  removals: readonly Removal[];
  nextRemoval: number;
};

const REMOVALS_KEPT = 10;

/** The cart without the lines of these products, which can be put back. The discount stays until the cart is cleared. */
export function takenOut({ lines, discount, removals, nextRemoval }: Undoable, ids: readonly string[]): Undoable {
  const removal: Removal = { id: nextRemoval, lines: removedLines(lines, ids), discount };
  return {
    lines: lines.filter((line) => !ids.includes(line.product.id)),
    discount,
    removals: [...removals, removal].slice(-REMOVALS_KEPT),
    nextRemoval: nextRemoval + 1,
  };
}

/** The cart with a removal's lines at their places and its discount, if that was better. An unknown removal changes nothing. */
export function putBack(cart: Undoable, id: number | string): Undoable {
  const removal = cart.removals.find((kept) => kept.id === id);
  if (!removal) return cart;
  return {
    ...cart,
    lines: withRestored(cart.lines, removal.lines),
    discount: Math.max(cart.discount, removal.discount),
    removals: cart.removals.filter((kept) => kept !== removal),
  };
}

/** @throws when nothing has been taken out yet */
export function latestRemoval({ removals }: Undoable): Removal {
  const latest = removals.at(-1);
  if (!latest) throw new Error('Nothing has been taken out of this cart.');
  return latest;
}
