import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../machines/', import.meta.url);

/** What the world offers and a machine must not touch: it names actors and actions, and others give them. */
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

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');
const withoutTexts = (code: string) => code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
const importsOf = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);

function isAllowed(file: string, name: string): boolean {
  if (/^\.\/[\w.-]+$/.test(name)) return true;
  if (file.startsWith('domain/')) return name === 'valibot';
  if (name === 'xstate' || name.startsWith('#machines/domain/')) return true;
  return file.startsWith('shop/') && name.startsWith('#machines/');
}

/** What is impure in a file's code, in words. */
function impurities(file: string, source: string): string[] {
  const code = withoutComments(source);
  const imported = importsOf(code).filter((name) => !isAllowed(file, name));
  const touched = WORLD.flatMap((pattern) => pattern.exec(withoutTexts(code))?.[0] ?? []);
  return [...imported.map((name) => `imports ${name}`), ...touched.map((word) => `touches ${word.trim()}`)];
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.\w+$/.test(name));

test('FLW-1 there are machines to look at, and nothing but TypeScript beside them', () => {
  expect(files.filter((name) => name.endsWith('.machine.ts')).length).toBeGreaterThanOrEqual(8);
  expect(files.filter((name) => !name.endsWith('.ts'))).toEqual([]);
});

test.each(files)('FLW-1 machines/%s is pure: no React, no DOM, no HTTP, no storage, no clock', (file) => {
  expect(impurities(file, readFileSync(new URL(file, ROOT), 'utf8'))).toEqual([]);
});

test.each([
  ["import { useState } from 'react';", 'imports react'],
  ["import { x } from '#src/lib/api.ts';", 'imports #src/lib/api.ts'],
  ["import { x } from '../header/header.machine.ts';", 'imports ../header/header.machine.ts'],
  ["import { x } from '#machines/header/header.machine.ts';", 'imports #machines/header/header.machine.ts'],
  ["const x = await import('ofetch');", 'imports ofetch'],
  ["import 'msw';", 'imports msw'],
  ['const x = await fetch (url);', 'touches fetch ('],
  ["localStorage.getItem('x');", 'touches localStorage'],
  ['setTimeout(go, 10);', 'touches setTimeout('],
  ['const id = Math.random();', 'touches Math.random'],
  ['const now = new Date();', 'touches new Date()'],
  ["document.title = 'x';", 'touches document.'],
])('FLW-1 the reader sees through %j', (code, found) => {
  expect(impurities('cart/cart.machine.ts', code)).toEqual([found]);
});

test.each([
  '// window.location, fetch(url)',
  '/* document.title */',
  "const text = 'the window of a shop; fetch(it)';",
  "import { setup } from 'xstate';",
  "import { toPence } from '#machines/domain/money.ts';",
  "import type { CartEvent } from './cart.events.ts';",
  'const fetchProducts = fromPromise(NOT_PROVIDED);',
])('FLW-1 the reader lets %j pass', (code) => {
  expect(impurities('cart/cart.machine.ts', code)).toEqual([]);
});
