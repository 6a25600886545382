import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, textOf, withoutComments } from '#tests/support/source.ts';
import { STILL_IMPORTED } from './boundary-exceptions.ts';
import { BOUNDARIES } from './module-boundaries.ts';

const FOLDERS = ['machines', 'mocks', 'src', 'tests', 'tools'];

/** A row's pattern as an expression. @param flow the value of {flow}, if it is known already */
function expressionOf(pattern: string, flow?: string): RegExp {
  const source = pattern
    .replace(/[.]/g, '\\.')
    .replace('{flow}', flow ?? '(?<flow>[^/]+)')
    .replace(/\{([^{}<]+,[^{}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${source}$`);
}

/** Everything that a file imports, types included: paths from the root, and packages. */
function importsOf(file: string, source: string): string[] {
  const code = withoutComments(source);
  const named = [...code.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"])([\w#@./:-]+)\1/g)].map(
    ([, , name = '']) => name,
  );
  const unnamed = [...code.matchAll(/\bimport\s*\(\s*(?!['"\s])[^)]*/g)].map(([start]) => `${start}) without a name`);
  const resolve = (name: string) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name.replace(/^#/, '');
  return [...named.map(resolve), ...unnamed];
}

/** The module of a file: each feature and each tool is one, src/platform is one. */
const moduleOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('src/features/') ? 3 : 2)
    .join('/');

const isExcepted = (file: string, name: string) => (STILL_IMPORTED[moduleOf(file)] ?? []).includes(name);

const NO_ROW = 'what no row of the table allows';

/** Imports that the row of a file does not allow, exceptions included. */
function outsideOf(file: string, source: string): string[] {
  const row = Object.keys(BOUNDARIES).find((pattern) => expressionOf(pattern).test(file));
  if (!row) return [NO_ROW];
  const flow = expressionOf(row).exec(file)?.groups?.flow;
  const allowed = (BOUNDARIES[row] ?? []).map((pattern) => expressionOf(pattern, flow));
  return importsOf(file, source).filter((name) => !allowed.some((pattern) => pattern.test(name)));
}

/** Imports that are neither allowed nor excepted. */
const faultsOf = (file: string, source: string): string[] =>
  outsideOf(file, source)
    .filter((name) => !isExcepted(file, name))
    .map((name) => `${file} imports ${name}`);

/** Removes each module that imports none of the others, again and again: circles remain, with the modules that import them. */
function circlesIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(arrows);
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [module, targets] of left) {
      if (![...targets].some((target) => left.has(target))) left.delete(module);
    }
  }
  return [...left.keys()];
}

/** Which module, or file, imports which others; exceptions do not count. */
function arrowsOf(
  files: readonly (readonly [file: string, source: string])[],
  unitOf: (path: string) => string = moduleOf,
): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    const targets = arrows.get(unitOf(file)) ?? new Set();
    for (const name of importsOf(file, source)) if (!isExcepted(file, name)) targets.add(unitOf(name));
    arrows.set(unitOf(file), targets);
  }
  for (const [module, targets] of arrows) targets.delete(module);
  return arrows;
}

const sources = FOLDERS.flatMap((folder) => filesIn(folder)).map((file) => [file, textOf(file)] as const);

describe('FLW-1 module boundaries', () => {
  test.each(FOLDERS)('FLW-1 files of %s import only what the table allows', (folder) => {
    const own = sources.filter(([file]) => file.startsWith(`${folder}/`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap(([file, source]) => faultsOf(file, source))).toEqual([]);
  });

  /** A view asks these. A screen that asked them, too, would agree with each of their faults. */
  const ANSWERS = /^machines\/.*(?:\.selectors|\/filter-offers|\/search-help)\.ts$/;

  test('FLW-3 a screen never takes the selector that it checks as its expectation', () => {
    const screens = sources.filter(([file]) => /^tests\/paths\/[\w-]+\.screen\.ts$/.test(file));
    expect(screens.length).toBeGreaterThan(15);
    const taken = screens.flatMap(([file, source]) =>
      importsOf(file, source)
        .filter((name) => ANSWERS.test(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(taken).toEqual([]);
  });

  test('FLW-1 each exception is still needed', () => {
    const needed = new Set(
      sources.flatMap(([file, source]) => outsideOf(file, source).map((name) => `${moduleOf(file)} ${name}`)),
    );
    const listed = Object.entries(STILL_IMPORTED).flatMap(([module, names]) =>
      names.map((name) => `${module} ${name}`),
    );
    expect(listed.filter((exception) => !needed.has(exception))).toEqual([]);
  });

  test('FLW-1 no modules import each other in a circle', () => {
    expect(circlesIn(arrowsOf(sources))).toEqual([]);
  });

  test('FLW-1 no files import each other in a circle, types included', () => {
    expect(circlesIn(arrowsOf(sources, (path) => path))).toEqual([]);
  });

  test.each([
    ['machines/cart/cart.machine.ts', "import { useState } from 'react';", 'react'],
    [
      'machines/cart/cart.machine.ts',
      "import { x } from '../header/header.machine.ts';",
      'machines/header/header.machine.ts',
    ],
    ['machines/cart/cart.machine.ts', "import type { X } from '#machines/header/x.ts';", 'machines/header/x.ts'],
    ['machines/domain/money.ts', "export { x } from '#machines/cart/removals.ts';", 'machines/cart/removals.ts'],
    ['machines/cart/cart.machine.ts', "type X = import('#src/platform/api.ts').X;", 'src/platform/api.ts'],
    [
      'src/features/cart/CartPage.tsx',
      "import {\n  x,\n} from '#src/features/checkout/x.ts';",
      'src/features/checkout/x.ts',
    ],
    ['src/features/cart/CartPage.tsx', "import { x } from '#machines/checkout/x.ts';", 'machines/checkout/x.ts'],
    [
      'src/features/cart/CartPage.tsx',
      "const x = await import('../header/Header.tsx');",
      'src/features/header/Header.tsx',
    ],
    ['src/features/cart/CartPage.tsx', "import { Dialog } from '@ark-ui/react/dialog';", '@ark-ui/react/dialog'],
    ['src/features/cart/CartPage.tsx', "import { fromPromise } from 'xstate';", 'xstate'],
    ['src/features/cart/CartPage.tsx', 'const x = await import(name);', 'import(name) without a name'],
    ['src/features/cart/CartPage.tsx', "import { App } from '#src/app/App.tsx';", 'src/app/App.tsx'],
    ['src/features/cart/cart.actors.ts', "import { ofetch } from 'ofetch';", 'ofetch'],
    ['src/ui/Button.tsx', "import { useFlow } from '#src/platform/shop-context.ts';", 'src/platform/shop-context.ts'],
    ['src/ui/Button.tsx', "import { x } from '#machines/cart/cart.selectors.ts';", 'machines/cart/cart.selectors.ts'],
    ['src/ui/Button.recipe.ts', "import { x } from './Button.tsx';", 'src/ui/Button.tsx'],
    ['src/platform/scroll.ts', "import { useLocation } from 'wouter';", 'wouter'],
    ['src/platform/log.ts', "import { Button } from '#src/ui/Button.tsx';", 'src/ui/Button.tsx'],
    ['src/platform/log.ts', "import { x } from '#machines/cart/removals.ts';", 'machines/cart/removals.ts'],
    [
      'src/content/home/Hero.tsx',
      "import { AddButton } from '#src/features/cart/AddButton.tsx';",
      'src/features/cart/AddButton.tsx',
    ],
    ['src/theme/tokens.ts', "import { x } from '#src/platform/log.ts';", 'src/platform/log.ts'],
    ['src/app/App.tsx', "import { x } from '#tools/flowbook/live/report.ts';", 'tools/flowbook/live/report.ts'],
    ['src/main.tsx', "import { x } from '#tools/flowbook/live/report.ts';", 'tools/flowbook/live/report.ts'],
    [
      'machines/cart/x.ts',
      "import { x } from '#tools/chart-tests/engine/walk.ts';",
      'tools/chart-tests/engine/walk.ts',
    ],
    ['mocks/handlers.ts', "import 'node:fs';", 'node:fs'],
    ['mocks/handlers.ts', "const { x } = require('ofetch');", 'ofetch'],
    ['mocks/handlers.ts', "import { x } from '#tools/demo-server/reply.ts';", 'tools/demo-server/reply.ts'],
    ['tools/commands/start.mjs', "import { x } from '../../src/main.tsx';", 'src/main.tsx'],
    [
      'tools/flowbook/live/x.ts',
      "import { x } from '#machines/cart/cart.machine.ts';",
      'machines/cart/cart.machine.ts',
    ],
  ])('FLW-1 %s may not: %s', (file, source, found) => {
    expect(faultsOf(file, source)).toEqual([`${file} imports ${found}`]);
  });

  test('FLW-1 a file without a row is found, and so is a circle of modules', () => {
    expect(faultsOf('src/odd/x.ts', '')).toEqual(['src/odd/x.ts imports what no row of the table allows']);
    const circle = arrowsOf([
      ['src/ui/a.ts', "import '#src/platform/b.ts';"],
      ['src/platform/b.ts', "import '#src/features/cart/c.ts';"],
      ['src/features/cart/c.ts', "import '#src/ui/a.ts';"],
      ['src/app/d.ts', "import '#src/platform/b.ts';"],
    ]);
    expect(circlesIn(circle)).toEqual(expect.arrayContaining(['src/ui', 'src/platform', 'src/features/cart']));
  });

  test('FLW-1 a comment imports nothing', () => {
    expect(
      faultsOf('machines/cart/x.ts', "// from 'react'\n/** import('msw') */\nimport { x } from './removals.ts';"),
    ).toEqual([]);
  });
});
