import { expect, it } from 'vitest';
import {
  highlightedHref,
  movedHighlight,
  nextHighlight,
  previousHighlight,
  type Suggestions,
} from '#machines/header/suggestions.ts';

const suggested = (...names: readonly string[]): Suggestions =>
  names.map((name) => ({ kind: 'product', id: name, name, href: `/products/whisky/${name}` }));
const suggestions = suggested('a', 'b', 'c');

it('HDR-5 the down arrow goes through the suggestions and by the typed text to the first again', () => {
  const seen: (number | null)[] = [null];
  for (let press = 0; press < 5; press += 1) seen.push(nextHighlight(seen.at(-1) ?? null, 3));
  expect(seen).toEqual([null, 0, 1, 2, null, 0]);
});

it('HDR-5 the up arrow goes the other way', () => {
  const seen: (number | null)[] = [null];
  for (let press = 0; press < 5; press += 1) seen.push(previousHighlight(seen.at(-1) ?? null, 3));
  expect(seen).toEqual([null, 2, 1, 0, null, 2]);
});

it('HDR-5 among no suggestions none is highlighted', () => {
  expect(nextHighlight(null, 0)).toBeNull();
  expect(previousHighlight(null, 0)).toBeNull();
});

it.each([
  ['follows its suggestion to another place', 2, ['c', 'a'], 0],
  ['stays where its suggestion stays', 1, ['x', 'b'], 1],
  ['goes with its suggestion', 1, ['a', 'c'], null],
  ['does not appear where there was none', null, ['a', 'b', 'c'], null],
])('HDR-5 as new suggestions come, the highlight %s', (_, highlighted, newer, place) => {
  expect(movedHighlight({ suggestions, highlighted }, suggested(...newer))).toBe(place);
});

it('HDR-5 the highlighted suggestion leads to its page; without one there is no address', () => {
  expect(highlightedHref({ suggestions, highlighted: 1 })).toBe('/products/whisky/b');
  expect(() => highlightedHref({ suggestions, highlighted: null })).toThrow('No suggestion is highlighted.');
});
