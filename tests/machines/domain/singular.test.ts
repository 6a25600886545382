import { expect, test } from 'vitest';
import { singularOf } from '#machines/domain/singular.ts';

test.each([
  ['wines', 'wine'],
  ['whiskies', 'whisky'],
  ['glasses', 'glass'],
  ['peaches', 'peach'],
  ['boxes', 'box'],
  ['tomatoes', 'tomato'],
  ['cheeses', 'cheese'],
  ['gins', 'gin'],
  ['swiss', 'swiss'],
  ['gin', 'gin'],
  ['vs', 'vs'],
  ['', ''],
])("PRD-5 the singular of '%s' is '%s'", (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});
