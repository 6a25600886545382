import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, textOf } from '#tests/support/source.ts';

const FOLDERS = ['docs', 'machines', 'mocks', 'src', 'tests', 'tools'];
const FILES = [
  'README.md',
  'index.html',
  'panda.config.ts',
  'playwright.config.ts',
  'vite.config.ts',
  'vitest.config.ts',
];
const TEXT = /\.(?:tsx?|mjs|mts|md|json|css|html)$/;

/** Documents that are not in this repository: a reference to them leads nowhere. */
const ELSEWHERE = /\b(?:SPEC|DESIGN|REQUIREMENTS|ARCHITECTURE)\.md\b/;
/** A section of the design is called by the first word of its heading: `design.md, Motion`. */
const SECTION = /\bdesign\.md, ([A-Z]\w+)(?: (?:and|to) ([A-Z]\w+))?/g;

const paths = [...FOLDERS.flatMap((folder) => filesIn(folder, TEXT)), ...FILES].filter(
  (path) => path !== 'tests/unit/references.test.ts',
);
const sections = [...textOf('docs/design.md').matchAll(/^## \d+\. (\w+)/gm)].map(([, name]) => name);

/** The lines of a text with a reference that leads nowhere. */
const brokenIn = (text: string) =>
  text.split('\n').filter((line) => {
    const named = [...line.matchAll(SECTION)].flatMap(([, first, second]) => (second ? [first, second] : [first]));
    return ELSEWHERE.test(line) || named.some((name) => !sections.includes(name));
  });

test('FLW-3 every reference leads to an existing document: docs/requirements.md by ID, docs/design.md by section', () => {
  expect(sections.length).toBeGreaterThan(5);
  const broken = paths.flatMap((path) => brokenIn(textOf(path)).map((line) => `${path}: ${line.trim()}`));
  expect(broken).toEqual([]);
});

test.each([
  '/** SPEC.md 9. */',
  '// DESIGN.md 3',
  'see REQUIREMENTS.md',
  'design.md, Nowhere.',
  'design.md, Type to Nothing',
])('FLW-3 the reader sees that %j leads nowhere', (line) => {
  expect(brokenIn(line)).toEqual([line]);
});

/** The files of the repository to which a document links. @param path of the document, from the root */
const linksOf = (path: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) => posix.join(posix.dirname(path), link));

test.each(['README.md', ...filesIn('docs', /\.md$/)])('FLW-3 the links of %s lead to files that are here', (path) => {
  const missing = linksOf(path, textOf(path)).filter((link) => !existsSync(new URL(`../../${link}`, import.meta.url)));
  expect(missing).toEqual([]);
});

test('FLW-3 a link is relative to its document', () => {
  expect(linksOf('docs/design.md', '[a](../src/x.json), [b](y.md#z), [c](https://a.test/), [d](#here)')).toEqual([
    'src/x.json',
    'docs/y.md',
  ]);
});

test.each(['design.md, Motion: motion only answers', 'design.md, Colour to Space; sizes', 'docs/design.md and CHK-3'])(
  'FLW-3 the reader lets %j pass',
  (line) => {
    expect(brokenIn(line)).toEqual([]);
  },
);

test('FLW-3 every script of package.json runs a file that is here', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
  const files = Object.values(scripts).flatMap((script) => /tools\/commands\/[\w-]+\.mjs/.exec(script) ?? []);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});

test('FLW-3 every command that a document names is a script of package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
  const named = ['README.md', ...filesIn('docs', /\.md$/)].flatMap((path) =>
    [...textOf(path).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => `${path}: ${name}`),
  );
  expect(named.filter((one) => !(one.slice(one.indexOf(': ') + 2) in scripts))).toEqual([]);
});
