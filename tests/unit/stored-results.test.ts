import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestChange, outdated, storedResults } from '#tools/chart-tests/commands/stored-results.ts';

let folder = '';
let root: URL;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
  root = pathToFileURL(`${folder}/`);
  for (const name of ['src/views', 'test-results']) mkdirSync(join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file that was changed at a second since 1970. */
function write(path: string, second: number): void {
  writeFileSync(join(folder, path), path);
  utimesSync(join(folder, path), second, second);
}

const stored = async (stage: string) => {
  const { files, missing } = await storedResults(root, stage);
  return { texts: files.map(({ text }) => text), missing };
};

describe('FLW-3 the stored results of npm test', () => {
  it('FLW-3 names the command that makes missing results', async () => {
    expect(await stored('e2e')).toEqual({
      texts: [],
      missing: ['test-results/e2e.json is not there: npm test -- --only e2e'],
    });
  });

  it('FLW-3 takes a whole run, never a part', async () => {
    write('test-results/partial-e2e.json', 10);
    write('test-results/e2e-1-of-2.json', 10);
    write('test-results/e2e.json', 10);
    expect(await stored('e2e')).toEqual({ texts: ['test-results/e2e.json'], missing: [] });
  });

  it('FLW-3 joins shards, and names those that are missing', async () => {
    write('test-results/unit-1-of-3.json', 10);
    write('test-results/unit-3-of-3.json', 10);
    expect(await stored('unit')).toEqual({
      texts: ['test-results/unit-1-of-3.json', 'test-results/unit-3-of-3.json'],
      missing: ['test-results/unit-2-of-3.json is not there: npm test -- --only unit --shard 2/3'],
    });
  });

  it('FLW-3 says which results are older than the latest change', async () => {
    write('src/main.ts', 10);
    write('src/views/Cart.tsx', 30);
    write('test-results/e2e.json', 20);
    const { files } = await storedResults(root, 'e2e');
    expect(outdated(files, await latestChange(root))).toEqual([
      'test-results/e2e.json is old: src/views/Cart.tsx has changed since then.',
    ]);
    write('test-results/e2e.json', 40);
    expect(outdated((await storedResults(root, 'e2e')).files, await latestChange(root))).toEqual([]);
  });
});
