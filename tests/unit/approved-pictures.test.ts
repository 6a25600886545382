import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHOSEN_STATES, pictureName } from '#tests/pictures/chosen-states.ts';
import { differenceOf } from '#tests/pictures/difference.ts';
import { WIDTHS } from '#tools/flowbook/storyboard/storyboard.ts';

const FOLDER = fileURLToPath(new URL('../pictures/approved/', import.meta.url));
const WIDTH = 20;

/** A grey picture with a square of another colour in its corner. */
function dots(square: number, [red, green, blue]: readonly [number, number, number]) {
  const data = new Uint8Array(WIDTH * WIDTH * 4).fill(200);
  for (let dot = 0; dot < WIDTH * WIDTH; dot += 1) {
    if (dot % WIDTH < square && dot < square * WIDTH) data.set([red, green, blue, 255], dot * 4);
  }
  return { width: WIDTH, height: WIDTH, data };
}

test('FLW-3 40 states have an approved picture at each width, a few megabytes in all', () => {
  const files = readdirSync(FOLDER).filter((name) => name !== 'chromium.txt');
  const expected = WIDTHS.flatMap((width) => CHOSEN_STATES[width].map((key) => pictureName(key, width)));
  expect(files.sort()).toEqual(expected.sort());
  expect(WIDTHS.map((width) => new Set(CHOSEN_STATES[width]).size)).toEqual([40, 40]);
  expect(files.reduce((sum, name) => sum + statSync(FOLDER + name).size, 0)).toBeLessThan(5_000_000);
});

test('FLW-3 a slightly changed colour is a difference, and its place is named', () => {
  const before = dots(9, [123, 30, 58]);
  expect(differenceOf(before, dots(9, [123, 30, 58]))).toBeNull();
  expect(differenceOf(before, dots(9, [147, 50, 75]))).toBe('81 dots differ, within 9 × 9 px at (0, 0)');
  expect(differenceOf(before, { ...before, width: 10, height: 40 })).toBe('it has 10 × 40 px instead of 20 × 20');
});

test('FLW-3 a few dots make no difference', () => {
  expect(differenceOf(dots(8, [123, 30, 58]), dots(8, [0, 0, 0]))).toBeNull();
});
