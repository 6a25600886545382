import { readFileSync } from 'node:fs';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { APP_CODE, APP_DOWNLOAD_URL } from '#src/platform/site.ts';
import tokens from '#src/theme/tokens.json';

const drawing = readFileSync(new URL(`../../public${APP_CODE}`, import.meta.url), 'utf8');

test("HOM-1 the picture of the code holds the app's address", () => {
  const { data, size } = encode(APP_DOWNLOAD_URL, { ecc: 'M', border: 0 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x = '', y = '', length = ''] of drawing.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) drawn[Number(y)]?.splice(at, 1, true);
  }
  expect(drawing).toContain(`viewBox="0 0 ${size} ${size}"`);
  expect(drawn).toEqual(data);
});

test('HOM-1 it is drawn in the text colour', () => {
  expect(drawing).toContain(`fill="${tokens.color.semantic.text.value}"`);
});
