import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPositions, storePositions } from '#src/platform/stored-positions.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';

const KEY = 'tawny-and-rye.scroll-positions';

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));

describe('RTE-5 the scroll positions of a tab', () => {
  test('RTE-5 are there again after a reload', () => {
    expect(readPositions()).toEqual({});
    storePositions({ list: 1800, bottle: 0 });
    expect(readPositions()).toEqual({ list: 1800, bottle: 0 });
  });

  test.each([
    ['another version', '{"version":2,"data":{"list":1800}}'],
    ['no positions', '{"version":1,"data":{"list":"far"}}'],
    ['a place above the page', '{"version":1,"data":{"list":-1}}'],
    ['no JSON', 'list'],
  ])('RTE-5 %s count as no positions', (_, text) => {
    sessionStorage.setItem(KEY, text);
    expect(readPositions()).toEqual({});
  });
});
