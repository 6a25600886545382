import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leftOutCount, listOf } from '#machines/domain/tolerant.ts';

const THINGS = listOf(v.object({ id: v.string(), name: v.string() }));

describe('API-3 a list of an answer', () => {
  it('API-3 of two entries with one id the first counts, and one is left out', () => {
    const answer = [
      { id: 'a', name: 'first' },
      { id: 'b', name: 'other' },
      { id: 'a', name: 'second' },
    ];
    const read = v.parse(THINGS, answer);
    expect(read).toEqual(answer.slice(0, 2));
    expect(leftOutCount(answer, read)).toBe(1);
  });

  it('API-3 an entry that cannot be read is left out alone; a list of such entries is malformed, an empty one is not', () => {
    expect(v.parse(THINGS, [{ id: 'a' }, { id: 'b', name: 'other' }])).toEqual([{ id: 'b', name: 'other' }]);
    expect(v.safeParse(THINGS, [{ id: 'a' }, null]).success).toBe(false);
    expect(v.parse(THINGS, [])).toEqual([]);
  });
});
