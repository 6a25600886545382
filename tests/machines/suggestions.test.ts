import { expect, it } from 'vitest';
import { nextHighlight, previousHighlight } from '#machines/header/suggestions.ts';

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
