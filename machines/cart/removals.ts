import { type CartLine, type RemovedLine, removedLines, withRestored } from '#machines/domain/cart.ts';
import type { Pence } from '#machines/domain/money.ts';

/** Lines that were removed together, so that Undo can restore them. CRT-6. */
export type Removal = { id: number; lines: readonly RemovedLine[]; discount: Pence };

/** The lines with the latest removals, the newest last. */
export type Undoable = {
  lines: readonly CartLine[];
  discount: Pence;
  removals: readonly Removal[];
  nextRemoval: number;
};

const UNDOABLE = 10;

/** Removes the lines of these products, so that Undo can restore them. The discount stays until the cart is cleared. */
export function takenOut({ lines, discount, removals, nextRemoval }: Undoable, ids: readonly string[]): Undoable {
  const removal: Removal = { id: nextRemoval, lines: removedLines(lines, ids), discount };
  return {
    lines: lines.filter((line) => !ids.includes(line.product.id)),
    discount,
    removals: [...removals, removal].slice(-UNDOABLE),
    nextRemoval: nextRemoval + 1,
  };
}

/** Restores removed lines at their places, and the discount if it was higher. An unknown removal changes nothing. */
export function putBack(cart: Undoable, id: number): Undoable {
  const removal = cart.removals.find((kept) => kept.id === id);
  if (!removal) return cart;
  return {
    ...cart,
    lines: withRestored(cart.lines, removal.lines),
    discount: Math.max(cart.discount, removal.discount),
    removals: cart.removals.filter((kept) => kept !== removal),
  };
}

/** @throws when no line has been removed yet */
export function latestRemoval({ removals }: Undoable): Removal {
  const latest = removals.at(-1);
  if (!latest) throw new Error('Nothing has been taken out of this cart.');
  return latest;
}
