import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderKey } from '#src/platform/order-key.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const ORDER = { lines: [{ id: 'gin', quantity: 1 }], delivery: { street: '1 Cask Yard' } };

describe('SRV-6 the key of an order', () => {
  test('SRV-6 has 32 characters, whatever the numbers are that it is made of', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as Uint8Array).set([0, 1, 9, 10, 15, 16, 17, 99, 100, 127, 128, 160, 200, 240, 254, 255]);
      return bytes;
    });
    expect(orderKey.of(ORDER)).toBe('0001090a0f10116364' + '7f80a0c8f0feff');
  });

  test('SRV-6 is the same for the same order until the server has answered', () => {
    const key = orderKey.of(ORDER);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(orderKey.of(structuredClone(ORDER))).toBe(key);
    orderKey.forget();
    expect(orderKey.of(ORDER)).not.toBe(key);
  });

  test('SRV-8 an order without an answer is reported once, and again after it was tried again', () => {
    expect(orderKey.isUnreported()).toBe(false);
    const key = orderKey.of(ORDER);
    expect(orderKey.isUnreported()).toBe(true);
    orderKey.markReported();
    expect(orderKey.isUnreported()).toBe(false);
    expect(orderKey.of(ORDER)).toBe(key);
    expect(orderKey.isUnreported()).toBe(true);
    orderKey.forget();
    orderKey.markReported();
    expect(orderKey.isUnreported()).toBe(false);
  });

  test.each([
    { ...ORDER, lines: [{ id: 'gin', quantity: 2 }] },
    { ...ORDER, lines: [{ id: 'gim', quantity: 1 }] },
    { ...ORDER, delivery: { street: '1 Cask Yarḋ' } },
  ])('SRV-6 is another one for another order: %j', (other) => {
    expect(orderKey.of(other)).not.toBe(orderKey.of(ORDER));
  });
});
