import { expect, test } from 'vitest';
import { clipped, widthOf } from '#tools/flowbook/layout/text-size.ts';
import { wrapped } from '#tools/flowbook/layout/wrapped.ts';

const STYLE = { size: 12, weight: 400 } as const;
const TEXT = 'the shopper goes back';

test('FLW-2 a row that fits exactly is one row; with less room the last word has a row of its own', () => {
  const whole = widthOf(TEXT, STYLE);
  expect(wrapped(TEXT, whole, STYLE)).toEqual([TEXT]);
  expect(wrapped(TEXT, whole - 0.01, STYLE)).toEqual(['the shopper goes', 'back']);
});

test('FLW-2 a word that is wider than all has a row of its own', () => {
  expect(wrapped('a chosenPayment b', widthOf('a b', STYLE), STYLE)).toEqual(['a', 'chosenPayment', 'b']);
});

test('FLW-2 what does not fit is left out in whole words; only of a single word its beginning is shown', () => {
  const almost = widthOf('the shopper goes ba…', STYLE);
  expect(clipped(TEXT, almost, STYLE)).toBe('the shopper goes…');
  expect(clipped('chosenPayment', widthOf('chosen…', STYLE), STYLE)).toBe('chosen…');
});
