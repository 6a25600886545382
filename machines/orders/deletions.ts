import { newestFirst, type Order } from '#machines/domain/order.ts';

/** Orders that were deleted together, so that Undo can restore them. ORD-4. */
export type Deletion = { id: string; orders: readonly Order[] };

/** The orders with the deletions of this visit that have not been undone, the newest last. */
export type Deletable = { orders: readonly Order[]; deletions: readonly Deletion[]; nextDeletion: number };

/** Deletes the orders of these numbers, so that Undo can restore them. */
export function deleted({ orders, deletions, nextDeletion }: Deletable, numbers: readonly string[]): Deletable {
  const gone = orders.filter(({ number }) => numbers.includes(number));
  return {
    orders: orders.filter(({ number }) => !numbers.includes(number)),
    deletions: [...deletions, { id: `orders-${nextDeletion}`, orders: gone }],
    nextDeletion: nextDeletion + 1,
  };
}

/** Restores a deletion's orders at their places. An order that is already listed is not restored twice. */
export function putBack(book: Deletable, id: string): Deletable {
  const deletion = book.deletions.find((each) => each.id === id);
  if (!deletion) return book;
  const restored = deletion.orders.filter(({ number }) => book.orders.every((order) => order.number !== number));
  return {
    ...book,
    deletions: book.deletions.filter((each) => each !== deletion),
    orders: newestFirst([...restored, ...book.orders]),
  };
}

/** @throws when no order has been deleted yet */
export function latestDeletion({ deletions }: Deletable): Deletion {
  const latest = deletions.at(-1);
  if (!latest) throw new Error('No order has been deleted.');
  return latest;
}
