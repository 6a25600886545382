import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readReturnAddress, storeReturnAddress } from '#src/platform/return-address.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';

const KEY = 'tawny-and-rye.return-to';

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));

describe('STO-5 the address to return to after signing in', () => {
  test('STO-5 is there again after a reload, and is removed when it is no longer needed', () => {
    storeReturnAddress('/products?category=gin#top');
    expect(readReturnAddress()).toBe('/products?category=gin#top');
    storeReturnAddress(null);
    expect(readReturnAddress()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    ['another host', '{"version":1,"data":"//evil.example/x"}'],
    ['a whole address', '{"version":1,"data":"https://evil.example/x"}'],
    ['a script', '{"version":1,"data":"javascript:alert(1)"}'],
    ['another version', '{"version":2,"data":"/cart"}'],
    ['no JSON', '/cart'],
  ])('STO-5 %s is none', (_, text) => {
    sessionStorage.setItem(KEY, text);
    expect(readReturnAddress()).toBeNull();
  });
});
