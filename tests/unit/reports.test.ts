import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from '#tools/shared/reports.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function written(report: unknown): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
}

test('FLW-3 a browser test that passes only when it is tried again counts as failed, and is named', async () => {
  const spec = (title: string, line: number, status: string, ...durations: number[]) => ({
    ...{ file: 'cart.spec.ts', line, title },
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { specs: [spec('adds', 3, 'expected', 10)], suites: [{ specs: [spec('removes', 9, 'flaky', 30, 40)] }] },
  ];
  const report = { stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 2 }, suites };
  expect(await playwrightCounts(await written(report))).toEqual({
    ...{ passed: 1, failed: 1, skipped: 2, titles: ['cart.spec.ts:9 removes'] },
    slowest: [
      { title: 'cart.spec.ts:9 removes', ms: 70 },
      { title: 'cart.spec.ts:3 adds', ms: 10 },
    ],
  });
});

test('FLW-3 a file that could not be run at all is named in the place of its tests', async () => {
  const report = {
    ...{ numPassedTests: 1, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 },
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'a', status: 'passed', duration: 5 }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(await vitestCounts(await written(report))).toEqual({
    ...{ passed: 1, failed: 0, skipped: 2, titles: ['b.test.ts'] },
    slowest: [{ title: 'a', ms: 5 }],
  });
});

test('FLW-3 a report that was not written has no counts', async () => {
  expect(await playwrightCounts(join(folder, 'none.json'))).toBeNull();
});
