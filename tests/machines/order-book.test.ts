import { describe, expect, it } from 'vitest';
import { allOrders, foundOrder, numbersOf, withNumber, withStamp } from '#machines/orders/order-book.ts';
import { earlierOrder, sampleOrder, samplePlaced, sampleStamp } from '#machines/orders/orders.samples.ts';

const ORDERS = [sampleOrder, earlierOrder];
const latestOrder = { ...sampleOrder, number: 'TR-2026-NEWEST', placedAt: '2026-07-01T08:00:00.000Z' };

describe('ORD-2 orders and their numbers', () => {
  it('ORD-2 an order is found by its number', () => {
    expect(numbersOf(ORDERS)).toEqual(['TR-2026-4F7K2M', 'TR-2025-9XQ3ZB']);
    expect(foundOrder(ORDERS, 'TR-2025-9XQ3ZB')).toBe(earlierOrder);
    expect(foundOrder(ORDERS, 'TR-2026-222222')).toBeNull();
  });
});

describe('SRV-9 orders of the device and of the account', () => {
  it('SRV-9 stand in one list, each once, the newest first', () => {
    const account = [latestOrder, sampleOrder];
    expect(allOrders({ orders: ORDERS, account })).toEqual([latestOrder, sampleOrder, earlierOrder]);
    expect(allOrders({ orders: [latestOrder], account: [earlierOrder, sampleOrder] })).toEqual([
      latestOrder,
      sampleOrder,
      earlierOrder,
    ]);
  });

  it.each([
    ['where no server has answered', null],
    ['where the account has no orders', []],
    ['where the account has orders of this device alone', [earlierOrder]],
  ])('SRV-9 the list stays as it is %s', (_, account) => {
    expect(allOrders({ orders: ORDERS, account })).toBe(ORDERS);
  });
});

describe('ORD-1 SRV-6 a new order', () => {
  it('ORD-1 is the first of the list once it has its number; the next one still waits', () => {
    const waiting = { ...samplePlaced, payment: 'paypal' as const };
    expect(withNumber({ orders: [earlierOrder], placed: [samplePlaced, waiting] }, sampleStamp)).toEqual({
      orders: ORDERS,
      placed: [waiting],
      latest: 'TR-2026-4F7K2M',
    });
    expect(() => withNumber({ orders: ORDERS, placed: [] }, sampleStamp)).toThrow('No order waits for its number.');
  });

  it.each([
    ['one more', [earlierOrder]],
    ['one that another tab has sent, too,', [earlierOrder, sampleOrder]],
  ])('SRV-6 %s is listed once, as the first', (_, orders) => {
    expect(withStamp({ orders }, samplePlaced, sampleStamp)).toEqual({ orders: ORDERS, latest: 'TR-2026-4F7K2M' });
  });
});
