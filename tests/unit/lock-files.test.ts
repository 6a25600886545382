import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Lock = { packages: Record<string, { resolved?: string; extraneous?: boolean }> };

const LOCK_FILES = [
  'package-lock.json',
  'backend/package-lock.json',
  'tests/bench/lighthouse/package-lock.json',
  'tests/readers/installed/package-lock.json',
  'tools/chart-tests/mutation/code/stryker/package-lock.json',
];
const packagesOf = (file: string) => {
  const { packages }: Lock = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  return Object.entries(packages);
};

test.each(LOCK_FILES)('%s names no package that nothing needs: each start would miss it and install anew', (file) => {
  expect(packagesOf(file).filter(([, { extraneous }]) => extraneous)).toEqual([]);
});

test.each(LOCK_FILES)('%s names no registry', (file) => {
  expect(packagesOf(file).filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([]);
});
