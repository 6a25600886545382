import { expect, test } from 'vitest';
import { filesIn, textOf, withoutComments, withoutTexts } from '#tests/support/source.ts';

/**
 * A machine must not use these globals: it names actors and actions, and the composition root provides them. Its
 * allowed imports are in module-boundaries.ts.
 */
const WORLD = [
  /\bReact\b/,
  /\bdocument\./,
  /\bwindow\b/,
  /\bglobalThis\b/,
  /\blocalStorage\b/,
  /\bsessionStorage\b/,
  /\bindexedDB\b/,
  /\bfetch\s*\(/,
  /\bXMLHttpRequest\b/,
  /\bWebSocket\b/,
  /\bnavigator\b/,
  /\blocation\.(?:href|assign|replace|reload|pathname|search)\b/,
  /\bhistory\.(?:pushState|replaceState|back|forward|go|state)\b/,
  /\bset(?:Timeout|Interval)\s*\(/,
  /\brequestAnimationFrame\b/,
  /\b(?:add|remove)EventListener\b/,
  /\bconsole\b/,
  /\balert\s*\(/,
  /\bDate\.now\b|\bnew Date\s*\(\s*\)/,
  /\bMath\.random\b/,
  /\bcrypto\b/,
  /\bprocess\./,
  /\bimport\.meta\b/,
];

/** The globals that a file's code uses, in words. */
const impurities = (source: string) =>
  WORLD.flatMap((pattern) => pattern.exec(withoutTexts(withoutComments(source)))?.[0].trim() ?? []);

const files = filesIn('machines', /\.\w+$/);

test('FLW-1 the folder of the machines has charts, and holds TypeScript alone', () => {
  expect(files.filter((name) => name.endsWith('.machine.ts')).length).toBeGreaterThanOrEqual(8);
  expect(files.filter((name) => !name.endsWith('.ts'))).toEqual([]);
});

test.each(files)('FLW-1 %s is pure: no React, no DOM, no HTTP, no storage, no clock', (file) => {
  expect(impurities(textOf(file))).toEqual([]);
});

test.each([
  ['const x = await fetch (url);', 'fetch ('],
  ["localStorage.getItem('x');", 'localStorage'],
  ['setTimeout(go, 10);', 'setTimeout('],
  ['const id = Math.random();', 'Math.random'],
  ['const now = new Date();', 'new Date()'],
  ["document.title = 'x';", 'document.'],
])('FLW-1 the reader sees through %j', (code, found) => {
  expect(impurities(code)).toEqual([found]);
});

test.each([
  '// window.location, fetch(url)',
  '/* document.title */',
  "const text = 'the window of a shop; fetch(it)';",
  'const fetchProducts = fromPromise(NOT_PROVIDED);',
])('FLW-1 the reader lets %j pass', (code) => {
  expect(impurities(code)).toEqual([]);
});
