import { describe, expect, it } from 'vitest';
import type { Order } from '#machines/domain/order.ts';
import { type Deletable, deleted, latestDeletion, putBack } from '#machines/orders/deletions.ts';
import { sampleOrder } from '#machines/orders/orders.samples.ts';
import { removedAndUndone } from '#tests/support/removals-at-random.ts';
import { seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';

/** The later the day, the newer the order. */
const orderOf = (number: string, day: number): Order => ({
  ...sampleOrder,
  number,
  placedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const [a, b, c] = [orderOf('TR-2026-AAAAAA', 30), orderOf('TR-2026-BBBBBB', 20), orderOf('TR-2026-CCCCCC', 10)];
const book = (...orders: Order[]): Deletable => ({ orders, deletions: [], nextDeletion: 1 });

describe('ORD-4 orders that are deleted', () => {
  it('ORD-4 a deleted order leaves the others, and is remembered', () => {
    const deletion = { id: 'orders-1', orders: [b] };
    const after = deleted(book(a, b, c), [b.number]);
    expect(after).toEqual({ orders: [a, c], deletions: [deletion], nextDeletion: 2 });
    expect(latestDeletion(after)).toEqual(deletion);
  });

  it('ORD-4 each deletion has its own Undo, which restores orders and places', () => {
    const second = putBack(deleted(deleted(book(a, b, c), [b.number]), [a.number]), 'orders-2');
    expect(second).toEqual({
      orders: [a, c],
      deletions: [{ id: 'orders-1', orders: [b] }],
      nextDeletion: 3,
    });
    expect(putBack(second, 'orders-1')).toEqual({ orders: [a, b, c], deletions: [], nextDeletion: 3 });
  });

  it('ORD-2 ORD-4 the older deletion undone first: the newest order is the first', () => {
    const after = deleted(deleted(book(a, b, c), [a.number]), [b.number]);
    expect(putBack(after, 'orders-1').orders).toEqual([a, c]);
    expect(putBack(putBack(after, 'orders-1'), 'orders-2').orders).toEqual([a, b, c]);
  });

  it('ORD-2 ORD-4 undone in any order, whatever was ordered meanwhile, the newest is the first', () => {
    const random = seededRandom(4);
    const later = (id: string) => orderOf(id, 40 + Number(id.replace('new-', '')));
    for (let round = 0; round < 300; round += 1) {
      const { list, added } = removedAndUndone(random, {
        start: book(a, b, c),
        idsOf: ({ orders }) => orders.map(({ number }) => number),
        add: (present, id) => ({ ...present, orders: [later(id), ...present.orders] }),
        remove: (present, ids) => [
          deleted(present, ids),
          (changed) => putBack(changed, `orders-${present.nextDeletion}`),
        ],
      });
      expect(list.orders).toEqual([...added.map(later).reverse(), a, b, c]);
    }
  });

  it('ORD-4 orders that were deleted together come back together', () => {
    const none = deleted(book(a, b, c), [a.number, b.number, c.number]);
    expect(none.orders).toEqual([]);
    expect(putBack(none, 'orders-1').orders).toEqual([a, b, c]);
  });

  it('ORD-4 an order that is listed again already is not restored twice', () => {
    const listedAgain = { ...deleted(book(a, b), [b.number]), orders: [a, b] };
    expect(putBack(listedAgain, 'orders-1')).toEqual({ orders: [a, b], deletions: [], nextDeletion: 2 });
  });

  it('ORD-4 Undo of an unknown deletion changes nothing', () => {
    const after = deleted(book(a, b), [b.number]);
    expect(putBack(after, 'orders-9')).toEqual(after);
  });

  it('ORD-4 a deletion whose message is still shown can be undone, however many later messages were dismissed', () => {
    const orders = Array.from({ length: 11 }, (_, at) => orderOf(`TR-2026-${at}`, 30 - at));
    const none = orders.reduce((left, { number }) => deleted(left, [number]), book(...orders));
    expect(putBack(none, 'orders-1').orders).toEqual(orders.slice(0, 1));
  });

  it('ORD-4 without a deletion there is no latest one', () => {
    expect(() => latestDeletion(book(a))).toThrow('No order has been deleted.');
  });
});
