import type { Order } from '#machines/domain/order.ts';

/** Orders that were deleted at one time, each with its place: kept so that they can be put back. ORD-4. */
export type Deletion = {
  /** Unlike those of any other flow, so that one Undo brings back one thing. */
  id: string;
  orders: readonly { index: number; order: Order }[];
};

/** The orders with the latest deletions, newest last. */
export type Deletable = { orders: readonly Order[]; deletions: readonly Deletion[]; nextDeletion: number };

const DELETIONS_KEPT = 10;

/** Without the orders of these numbers, which can be put back. */
export function deleted({ orders, deletions, nextDeletion }: Deletable, numbers: readonly string[]): Deletable {
  const gone = orders.map((order, index) => ({ index, order })).filter(({ order }) => numbers.includes(order.number));
  return {
    orders: orders.filter(({ number }) => !numbers.includes(number)),
    deletions: [...deletions, { id: `orders-${nextDeletion}`, orders: gone }].slice(-DELETIONS_KEPT),
    nextDeletion: nextDeletion + 1,
  };
}

/** With a deletion's orders at their places; one that is there again is not put back twice. */
export function putBack(book: Deletable, id: string | number): Deletable {
  const deletion = book.deletions.find((kept) => kept.id === id);
  if (!deletion) return book;
  return {
    ...book,
    deletions: book.deletions.filter((kept) => kept !== deletion),
    orders: deletion.orders.reduce(
      (all, { index, order }) =>
        all.some(({ number }) => number === order.number) ? all : [...all.slice(0, index), order, ...all.slice(index)],
      book.orders,
    ),
  };
}

/** @throws when nothing has been deleted yet */
export function latestDeletion({ deletions }: Deletable): Deletion {
  const latest = deletions.at(-1);
  if (!latest) throw new Error('No order has been deleted.');
  return latest;
}
