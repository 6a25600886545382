import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, textOf, withoutComments } from '#tests/support/source.ts';
import { ROOMS } from './rooms.ts';

const FOLDERS = ['machines', 'mocks', 'scripts', 'src', 'tests'];

/** A row's pattern as an expression. @param flow what {flow} stands for, where that is known already */
function expressionOf(pattern: string, flow?: string): RegExp {
  const source = pattern
    .replace(/[.]/g, '\\.')
    .replace('{flow}', flow ?? '(?<flow>[^/]+)')
    .replace(/\{([^{}<]+,[^{}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${source}$`);
}

/** What a file imports, statically, late or as a type alone: paths from the root, and packages. */
function importsOf(file: string, source: string): string[] {
  const code = withoutComments(source);
  const named = [...code.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"])([^'"\s]+)\1/g)].map(
    ([, , name = '']) => name,
  );
  const unnamed = [...code.matchAll(/\bimport\s*\(\s*(?!['"\s])[^)]*/g)].map(([start]) => `${start}) without a name`);
  const resolve = (name: string) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name) : name.replace(/^#/, '');
  return [...named.map(resolve), ...unnamed];
}

/** What a file imports and its room does not allow. */
function faultsOf(file: string, source: string): string[] {
  const row = Object.keys(ROOMS).find((pattern) => expressionOf(pattern).test(file));
  if (!row) return [`${file} stands in no room`];
  const flow = expressionOf(row).exec(file)?.groups?.flow;
  const allowed = (ROOMS[row] ?? []).map((pattern) => expressionOf(pattern, flow));
  return importsOf(file, source)
    .filter((name) => !allowed.some((pattern) => pattern.test(name)))
    .map((name) => `${file} imports ${name}`);
}

/** The room of a path, for a look at the whole: each flow is one, src/lib is one. */
const roomOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('src/flows/') ? 3 : 2)
    .join('/');

/** What is left when every room that stands on firm ground is taken away, again and again: circles, and what stands on them. */
function circlesIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(arrows);
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [room, targets] of left) {
      if (![...targets].some((target) => left.has(target))) left.delete(room);
    }
  }
  return [...left.keys()];
}

/** Which room imports which others. */
function arrowsOf(files: readonly (readonly [file: string, source: string])[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    const targets = arrows.get(roomOf(file)) ?? new Set();
    for (const name of importsOf(file, source)) targets.add(roomOf(name));
    arrows.set(roomOf(file), targets);
  }
  for (const [room, targets] of arrows) targets.delete(room);
  return arrows;
}

const sources = FOLDERS.flatMap((folder) => filesIn(folder)).map((file) => [file, textOf(file)] as const);

describe('FLW-1 rooms', () => {
  test.each(FOLDERS)('FLW-1 %s imports what its rooms allow', (folder) => {
    const own = sources.filter(([file]) => file.startsWith(`${folder}/`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap(([file, source]) => faultsOf(file, source))).toEqual([]);
  });

  test('FLW-1 no arrow points upward: no room imports one that stands on it', () => {
    expect(circlesIn(arrowsOf(sources))).toEqual([]);
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
    ['machines/cart/cart.machine.ts', "type X = import('#src/lib/api.ts').X;", 'src/lib/api.ts'],
    ['src/flows/cart/CartPage.tsx', "import {\n  x,\n} from '#src/flows/checkout/x.ts';", 'src/flows/checkout/x.ts'],
    ['src/flows/cart/CartPage.tsx', "import { x } from '#machines/checkout/x.ts';", 'machines/checkout/x.ts'],
    ['src/flows/cart/CartPage.tsx', "const x = await import('../header/Header.tsx');", 'src/flows/header/Header.tsx'],
    ['src/flows/cart/CartPage.tsx', "import { Dialog } from '@ark-ui/react/dialog';", '@ark-ui/react/dialog'],
    ['src/flows/cart/CartPage.tsx', "import { fromPromise } from 'xstate';", 'xstate'],
    ['src/flows/cart/CartPage.tsx', 'const x = await import(name);', 'import(name) without a name'],
    ['src/flows/cart/cart.actors.ts', "import { ofetch } from 'ofetch';", 'ofetch'],
    ['src/ui/Button.tsx', "import { log } from '#src/lib/log.ts';", 'src/lib/log.ts'],
    ['src/ui/Button.recipe.ts', "import { x } from './Button.tsx';", 'src/ui/Button.tsx'],
    ['src/lib/scroll.ts', "import { useLocation } from 'wouter';", 'wouter'],
    ['src/lib/log.ts', "import { Button } from '#src/ui/Button.tsx';", 'src/ui/Button.tsx'],
    [
      'src/pages/home/Hero.tsx',
      "import { AddButton } from '#src/flows/cart/AddButton.tsx';",
      'src/flows/cart/AddButton.tsx',
    ],
    ['src/theme/tokens.ts', "import { x } from '#src/lib/log.ts';", 'src/lib/log.ts'],
    ['mocks/handlers.ts', "import 'node:fs';", 'node:fs'],
    ['mocks/handlers.ts', "const { x } = require('ofetch');", 'ofetch'],
    ['scripts/start.mjs', "import { x } from '../src/main.tsx';", 'src/main.tsx'],
  ])('FLW-1 %s may not: %s', (file, source, found) => {
    expect(faultsOf(file, source)).toEqual([`${file} imports ${found}`]);
  });

  test('FLW-1 a file that fits no row is seen, and so is a circle of rooms', () => {
    expect(faultsOf('src/odd/x.ts', '')).toEqual(['src/odd/x.ts stands in no room']);
    const circle = arrowsOf([
      ['src/ui/a.ts', "import '#src/lib/b.ts';"],
      ['src/lib/b.ts', "import '#src/flows/cart/c.ts';"],
      ['src/flows/cart/c.ts', "import '#src/ui/a.ts';"],
      ['src/app/d.ts', "import '#src/lib/b.ts';"],
    ]);
    expect(circlesIn(circle)).toEqual(expect.arrayContaining(['src/ui', 'src/lib', 'src/flows/cart']));
  });

  test('FLW-1 what is only said in a comment is no import', () => {
    expect(
      faultsOf('machines/cart/x.ts', "// from 'react'\n/** import('msw') */\nimport { x } from './removals.ts';"),
    ).toEqual([]);
  });
});
