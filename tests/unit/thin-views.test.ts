import { describe, expect, test } from 'vitest';
import { filesIn, textOf, withoutComments } from '#tests/support/source.ts';

const MAX_LINES = 150;

/** A view asks for no state by its name: a selector in <flow>.selectors.ts does. */
const CHARTS_OWN = [
  // An element's own matches(':hover') asks for no state.
  /\.matches\(\s*(?!['"`][:.#[])/,
  /\.hasTag\(/,
  /\.can\(/,
  /\b(?:getS|s)napshot(?:\(\))?\.value\b/,
  /\buse(?:Layout|Insertion)?Effect\b/,
];

/** The exceptions, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/app/App.tsx': {
    useLayoutEffect: 'The composition root is informed of the first render; storage is read then.',
  },
};
const isExcepted = (file: string, decision: string) => Object.hasOwn(EXCEPTIONS[file] ?? {}, decision);

/** The parts of a file's code that belong to the chart. */
const decisionsIn = (source: string) =>
  CHARTS_OWN.flatMap((pattern) => pattern.exec(withoutComments(source))?.[0].trim() ?? []);

/** Flowbook's own charts are in its folder, with their selectors; its frame inspects charts as an inspector does, and `alone` runs those of others. */
const IS_CHARTS_OWN = /^tools\/flowbook\/(?:machines|frame|alone)\//;

const files = ['src', 'tools/flowbook']
  .flatMap((folder) => filesIn(folder, /\.tsx?$/))
  .filter((file) => !IS_CHARTS_OWN.test(file));
const views = files.filter((file) => file.endsWith('.tsx'));

describe('FLW-1 views are thin', () => {
  test('FLW-1 they ask no chart for a state by its name, and have no effects of their own', () => {
    expect(views.length).toBeGreaterThan(50);
    const decisions = files.flatMap((file) =>
      decisionsIn(textOf(file))
        .filter((decision) => !isExcepted(file, decision))
        .map((decision) => `${file}: ${decision}`),
    );
    expect(decisions).toEqual([]);
  });

  test('FLW-1 every exception is still needed', () => {
    for (const [file, excepted] of Object.entries(EXCEPTIONS)) {
      expect(decisionsIn(textOf(file)), file).toEqual(expect.arrayContaining(Object.keys(excepted)));
    }
  });

  test(`FLW-1 none is longer than ${MAX_LINES} lines`, () => {
    expect(views.filter((file) => textOf(file).trimEnd().split('\n').length > MAX_LINES)).toEqual([]);
  });

  test.each([
    ["useSelector(cart, (snapshot) => snapshot.matches('restoring'))", '.matches('],
    ['snapshot.matches({ menu: open })', '.matches('],
    ["(state) => state.hasTag('busy')", '.hasTag('],
    ["login.getSnapshot().can({ type: 'code.submitted' })", '.can('],
    ["useSelector(cart, (snapshot) => snapshot.value === 'open')", 'snapshot.value'],
    ['ref.getSnapshot().value', 'getSnapshot().value'],
    ['useEffect(() => {});', 'useEffect'],
    ["import { useLayoutEffect } from 'react';", 'useLayoutEffect'],
  ])('FLW-1 the reader sees through %j', (source, found) => {
    expect(decisionsIn(source)).toEqual([found]);
  });

  test.each([
    "region.matches(':hover')",
    "window.matchMedia('(hover: hover)').matches",
    'useSelector(cart, isRestoring)',
    "// snapshot.matches('x') was here",
    'event.currentTarget.value',
  ])('FLW-1 the reader lets %j pass', (source) => {
    expect(decisionsIn(source)).toEqual([]);
  });
});
