import { describe, expect, it } from 'vitest';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import { FULL_SHELF, sampleSaved } from '#machines/saved/saved.samples.ts';
import {
  isBeyondLimit,
  latestRemoval,
  putBack,
  type SavedForLater,
  type Shelf,
  takenOut,
  withoutSavedForLater,
  withSavedForLater,
} from '#machines/saved/saved-bottles.ts';
import { removedAndUndone } from '#tests/support/removals-at-random.ts';
import { seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';

const bottleOf = (id: string): NamedProduct => ({ ...sampleSaved, id });
const [a, b, c] = [bottleOf('a'), bottleOf('b'), bottleOf('c')];
const shelf = (...bottles: NamedProduct[]): Shelf => ({ bottles, removals: [], nextRemoval: 1, savedForLater: [] });
const without = (full: Shelf, id: string): Shelf => ({ ...full, ...takenOut(full, id) });
const withLine = (full: Shelf, line: SavedForLater): Shelf => ({ ...full, ...withSavedForLater(full, line) });
const ELEVEN = Array.from({ length: 11 }, (_, at) => bottleOf(`bottle-${at + 1}`));

describe('SAV-3 bottles that are removed', () => {
  it('SAV-3 a removed bottle leaves the others, and its place is remembered', () => {
    const removal = { id: 'saved-1', bottle: b, places: ['c', 'b', 'a'] };
    const after = without(shelf(a, b, c), 'b');
    expect(after).toEqual({ bottles: [a, c], removals: [removal], nextRemoval: 2, savedForLater: [] });
    expect(latestRemoval(after)).toEqual(removal);
  });

  it('SAV-3 each removal has its own Undo, which brings the bottle back to its place', () => {
    const after = without(without(shelf(a, b, c), 'b'), 'a');
    const restored = putBack(after, 'saved-2');
    expect(restored).toMatchObject({ bottles: [a, c], removals: [{ id: 'saved-1', bottle: b }] });
    expect(putBack(restored, 'saved-1')).toMatchObject({ bottles: [a, b, c], removals: [] });
  });

  it('SAV-3 the older removal undone first: each bottle is back at its place', () => {
    const after = without(without(shelf(a, b, c), 'a'), 'b');
    const restored = putBack(after, 'saved-1');
    expect(restored.bottles).toEqual([a, c]);
    expect(putBack(restored, 'saved-2').bottles).toEqual([a, b, c]);
  });

  it('SAV-1 SAV-3 undone in any order, whatever was saved meanwhile, the newest is the first', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 300; round += 1) {
      const { list, added } = removedAndUndone(random, {
        start: shelf(a, b, c),
        idsOf: ({ bottles }) => bottles.map(({ id }) => id),
        add: (present, id) => ({ ...present, bottles: [bottleOf(id), ...present.bottles] }),
        remove: (present, [id]) => [without(present, id), (later) => putBack(later, `saved-${present.nextRemoval}`)],
      });
      expect(list.bottles).toEqual([...added.map(bottleOf).reverse(), a, b, c]);
    }
  });

  it('SAV-3 a bottle that has been saved again stays where it is', () => {
    expect(putBack({ ...without(shelf(a, b), 'b'), bottles: [b, a] }, 'saved-1')).toMatchObject({
      bottles: [b, a],
      removals: [],
    });
  });

  it('SAV-3 Undo of an unknown removal changes nothing', () => {
    const after = without(shelf(a, b), 'b');
    expect(putBack(after, 'saved-9')).toBe(after);
  });

  it('SAV-3 a removal whose message is still shown can be undone, however many later messages were dismissed', () => {
    const emptied = ELEVEN.reduce((left, { id }) => without(left, id), shelf(...ELEVEN));
    expect(putBack(emptied, 'saved-1').bottles).toEqual(ELEVEN.slice(0, 1));
  });

  it('SAV-3 what is not saved cannot be removed', () => {
    expect(() => takenOut(shelf(a), 'b')).toThrow('b is not saved.');
    expect(() => latestRemoval(shelf(a))).toThrow('No saved bottle has been removed.');
  });
});

describe('SAV-1 Undo of a removal when a hundred bottles are saved', () => {
  const removals = [a, b, bottleOf('bottle-7')].map((bottle, at) => ({
    id: `saved-${at + 1}`,
    bottle,
    places: [bottle.id],
  }));

  it.each([
    ['would add one too many', 'saved-2', true],
    ['adds none that has been saved again', 'saved-3', false],
    ['adds none for an unknown removal', 'saved-9', false],
  ])('SAV-1 %s', (_, id, isBeyond) => {
    expect(isBeyondLimit({ ...shelf(...FULL_SHELF), removals }, id)).toBe(isBeyond);
    expect(isBeyondLimit({ ...shelf(...FULL_SHELF.slice(1)), removals }, id)).toBe(false);
  });
});

describe("SAV-5 bottles that were 'saved for later'", () => {
  const two: Shelf = {
    ...shelf(b, a, c),
    savedForLater: [
      { removal: 1, bottle: a },
      { removal: 2, bottle: b },
    ],
  };

  it('SAV-5 one that is saved already stays where it is, and Undo will not take it out', () => {
    expect(withSavedForLater(two, { removal: 3, bottle: c })).toEqual({
      bottles: [b, a, c],
      savedForLater: two.savedForLater,
    });
  });

  it('SAV-5 Undo takes out the bottle of its own line alone', () => {
    expect(withoutSavedForLater(two, 2)).toEqual({ bottles: [a, c], savedForLater: [{ removal: 1, bottle: a }] });
    expect(withoutSavedForLater(two, 9)).toEqual({ bottles: [b, a, c], savedForLater: two.savedForLater });
  });

  it('SAV-5 a move whose message is still shown can be undone, however many later messages were dismissed', () => {
    const all = ELEVEN.reduce((left, bottle, at) => withLine(left, { removal: at + 1, bottle }), shelf());
    expect(withoutSavedForLater(all, 1).bottles).toEqual(ELEVEN.slice(1).reverse());
  });
});
