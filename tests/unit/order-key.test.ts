import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderKey } from '#src/platform/order-key.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';

const NOON = Date.parse('2026-06-15T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** null while another order is on its way. */
const keyOf = (order: unknown) => orderKey.of(order)?.key ?? null;
const ORDER = { lines: [{ id: 'gin', quantity: 1 }], delivery: { street: '1 Cask Yard' } };

describe('SRV-6 the key of an order', () => {
  test('SRV-6 has 32 characters, also with small numbers', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as Uint8Array).set([0, 1, 9, 10, 15, 16, 17, 99, 100, 127, 128, 160, 200, 240, 254, 255]);
      return bytes;
    });
    expect(keyOf(ORDER)).toBe('0001090a0f10116364' + '7f80a0c8f0feff');
  });

  test('SRV-6 is the same for the same order until the server has answered', () => {
    const key = keyOf(ORDER);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(structuredClone(ORDER))).toBe(key);
    orderKey.forget();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(keyOf(ORDER)).not.toBe(key);
  });

  test('SRV-8 an order without an answer is reported once, and again after it was tried again', () => {
    expect(orderKey.isUnreported()).toBe(false);
    const key = keyOf(ORDER);
    expect(orderKey.isUnreported()).toBe(true);
    orderKey.markReported();
    expect(orderKey.isUnreported()).toBe(false);
    expect(keyOf(ORDER)).toBe(key);
    expect(orderKey.isUnreported()).toBe(true);
    orderKey.forget();
    orderKey.markReported();
    expect(orderKey.isUnreported()).toBe(false);
  });

  test.each([
    { ...ORDER, lines: [{ id: 'gin', quantity: 2 }] },
    { ...ORDER, lines: [{ id: 'gim', quantity: 1 }] },
    { ...ORDER, delivery: { street: '1 Cask Yarḋ' } },
  ])('SRV-6 differs for another order: %j', (other) => {
    const key = keyOf(ORDER);
    orderKey.markReported();
    expect(keyOf(other)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(other)).not.toBe(key);
  });

  test.each([
    [86_399_999, true],
    [86_400_000, false],
    // The clock was put back.
    [-86_399_999, true],
    [-86_400_000, false],
  ])('SRV-6 %i ms after an order was sent the same choices are the same order: %o', (ms, isRetry) => {
    const first = orderKey.of(ORDER);
    expect(first?.isRetry).toBe(false);
    vi.setSystemTime(NOON + ms);
    const next = orderKey.of(ORDER);
    expect([next?.isRetry, next?.key === first?.key]).toEqual([isRetry, isRetry]);
  });

  test.each([
    [29_999, null],
    [30_000, expect.any(String)],
    [-29_999, null],
    // The clock was put back.
    [-3_600_000, expect.any(String)],
  ])('SRV-6 %i ms after an order was sent another one has the key %o', (ms, key) => {
    orderKey.of(ORDER);
    vi.setSystemTime(NOON + ms);
    expect(keyOf({ ...ORDER, lines: [] })).toEqual(key);
  });

  test('SRV-8 in another tab an order is reported once its answer is overdue', () => {
    orderKey.of(ORDER);
    vi.stubGlobal('sessionStorage', fakeStorage());
    expect(orderKey.isUnreported()).toBe(false);
    vi.setSystemTime(NOON + 30_000);
    expect(orderKey.isUnreported()).toBe(true);
  });
});
