import { describe, expect, it } from 'vitest';
import { addedOrRemoved, mergedList } from '#machines/domain/merged-list.ts';

/** 'a1 b2': entries with an id and a number each. */
type Entry = { id: string; n: number };
const entries = (text: string): readonly Entry[] =>
  text.split(' ').flatMap((word) => (word === '' ? [] : [{ id: word.charAt(0), n: Number(word.slice(1)) }]));
const textOf = (list: readonly Entry[]) => list.map(({ id, n }) => `${id}${n}`).join(' ');
const merged = (before: string, after: string, stored: string, entry = addedOrRemoved<Entry>) =>
  textOf(mergedList(entries(before), entries(after), entries(stored), ({ id }) => id, entry));

describe('STO-7 the changes of one tab in the list that another has stored', () => {
  it.each([
    ['nothing is stored, nothing changes', '', '', '', ''],
    ['a tab that has changed nothing changes nothing', 'a1 b1', 'a1 b1', 'b1 c1', 'b1 c1'],
    ['what it has added comes to its place', 'a1', 'b1 a1', 'a1', 'b1 a1'],
    ['what it has added last comes last, where there is as much before it', 'a1', 'a1 b1', 'a1', 'a1 b1'],
    ['what it has added comes beside what the other has added', 'a1', 'b1 a1', 'c1 a1', 'b1 c1 a1'],
    ['what it has removed is gone, and the others stay', 'a1 b1 c1', 'a1 c1', 'd1 a1 b1 c1', 'd1 a1 c1'],
    ['what it has removed and the other, too, is gone', 'a1 b1', 'a1', 'a1', 'a1'],
    ['what both have added is there once', '', 'a1', 'a1', 'a1'],
    ['what the other has removed does not come back', 'a1 b1', 'a1 b1', 'b1', 'b1'],
    ['what it has removed goes, though the other has added', 'a1', '', 'a1 b1', 'b1'],
  ])('STO-7 %s', (_, before, after, stored, expected) => {
    expect(merged(before, after, stored)).toBe(expected);
  });

  it('STO-7 of an entry that was only added or removed, the stored one stays', () => {
    expect(merged('', 'a1', 'a2')).toBe('a2');
    expect(merged('a1', 'a2', 'a3')).toBe('a3');
  });

  it('STO-7 what becomes of a changed entry is asked with what it was, what it is, and what is stored', () => {
    const asked: unknown[] = [];
    const sum = (was: Entry | undefined, is: Entry | undefined, stored: Entry | undefined) => {
      asked.push([was?.n, is?.n, stored?.n]);
      return is && { ...is, n: (stored?.n ?? 0) + is.n - (was?.n ?? 0) };
    };
    expect(merged('a1 b1 c1', 'a3 c1 d4', 'a5 b1 c9', sum)).toBe('a7 c9 d4');
    expect(asked).toEqual([
      [1, 3, 5],
      [1, undefined, 1],
      [undefined, 4, undefined],
    ]);
  });
});
