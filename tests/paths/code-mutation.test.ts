import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { code } from '#tools/chart-tests/mutation/code/code.ts';
import { readOptions } from '#tools/chart-tests/mutation/code/options.ts';
import { verdictsOf } from '#tools/chart-tests/mutation/code/stryker-report.ts';
import { mutationResultsOf, noticedIn } from '#tools/chart-tests/report/mutation-results.ts';

const FILES = ['door/bell.ts', 'door/lock.ts', 'doorstep.ts'];
const SOURCE = `export const isOpen = (turns: number) => {
  return turns > 2;
};
`;
const THAN = { start: { line: 2, column: 10 }, end: { line: 2, column: 19 } };
const BODY = { start: { line: 1, column: 42 }, end: { line: 3, column: 2 } };
const mutant = (status: string, replacement: string, location = THAN) => ({ status, replacement, location });
const written = (...mutants: readonly unknown[]) =>
  JSON.stringify({ schemaVersion: '1.0', files: { 'door/lock.ts': { source: SOURCE, mutants } } });

const AT_LEAST = "'turns > 2' becomes 'turns >= 2' in: return turns > 2;";
const KEY = `door/lock.ts: ${AT_LEAST}`;

describe('FLW-3 the options of the mutants of plain code', () => {
  it('FLW-3 takes all files, or those in the named places', () => {
    const whole = { files: FILES, workers: 1, isAnew: false, json: null };
    expect(readOptions([], FILES)).toEqual(whole);
    expect(readOptions(['door', '--workers', '2', '--anew', '--json', 'x.json'], FILES)).toEqual({
      ...{ files: ['door/bell.ts', 'door/lock.ts'], workers: 2, isAnew: true, json: 'x.json' },
    });
    expect(readOptions(['doorstep.ts', 'door/lock.ts'], FILES).files).toEqual(['door/lock.ts', 'doorstep.ts']);
  });

  it.each([['window.ts'], ['doo'], ['--workers=0'], ['--fast']])('FLW-3 refuses %s', (argument) => {
    expect(() => readOptions([argument], FILES)).toThrow(/window|doo|workers|fast/);
  });
});

describe('FLW-3 the verdicts on mutants of plain code', () => {
  it('FLW-3 a mutant is named by the code that it changes, on one line, and by the line it stands in', () => {
    const text = written(mutant('Survived', 'turns >= 2'), mutant('NoCoverage', '{}', BODY));
    expect(verdictsOf(text, {}).map(({ line, says, fate }) => [line, says, fate])).toEqual([
      [2, AT_LEAST, 'survived'],
      [1, "'{ return turns > 2; }' becomes '{}' in: export const isOpen = (turns: number) => {", 'not reached'],
    ]);
  });

  it.each(['Killed', 'Timeout', 'RuntimeError'])('FLW-3 %s counts as killed, whatever reason there is', (status) => {
    expect(verdictsOf(written(mutant(status, 'turns >= 2')), { [KEY]: 'no lock has turns' })).toMatchObject([
      { fate: 'killed' },
    ]);
  });

  it('FLW-3 one with a reason makes no difference; one that was ignored is none', () => {
    const text = written(mutant('Survived', 'turns >= 2'), mutant('Ignored', 'turns < 2'));
    expect(verdictsOf(text, { [KEY]: 'no lock has turns' })).toMatchObject([
      { fate: 'equivalent', because: 'no lock has turns' },
    ]);
  });

  it('FLW-3 one that also runs while a file is loaded is judged only if a test kills it', () => {
    const loaded = (status: string) => ({ ...mutant(status, 'turns >= 2'), static: true });
    expect(verdictsOf(written(loaded('Survived')), {})).toEqual([]);
    expect(verdictsOf(written(loaded('Killed')), {})).toMatchObject([{ fate: 'killed' }]);
  });

  it('FLW-3 so is one outside of all functions, which a test runs only by loading its file', () => {
    const whole = { start: { line: 1, column: 23 }, end: { line: 3, column: 2 } };
    expect(verdictsOf(written(mutant('Survived', '() => undefined', whole)), {})).toEqual([]);
    expect(verdictsOf(written(mutant('Killed', '() => undefined', whole)), {})).toMatchObject([{ fate: 'killed' }]);
    expect(verdictsOf(written(mutant('Survived', '{}', BODY)), {})).toMatchObject([{ fate: 'survived' }]);
  });

  it('FLW-3 what is no report of StrykerJS is refused', () => {
    expect(() => verdictsOf('{ "files": 7 }', {})).toThrow();
  });
});

describe('FLW-3 npm run mutants -- code', () => {
  let folder = '';
  let said = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'code-mutants-'));
    said = '';
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        said += text;
        return true;
      });
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const AREAS = [
    { name: 'locks', files: ['door/lock.ts'], tests: ['locks.test.ts'], goal: 0.75 },
    { name: 'bells', files: ['door/bell.ts'], tests: ['bells.test.ts'], goal: 0.9 },
  ];

  /** @param results what StrykerJS leaves; null where it does not come to its end */
  const run = (results: string | null, args: readonly string[] = [], equivalent: Record<string, string> = {}) =>
    code(args, {
      ...{ areas: AREAS, equivalent, vitestConfig: 'vitest.config.ts', folder },
      stryker: (settings) => {
        const { incrementalFile } = JSON.parse(readFileSync(settings, 'utf8'));
        if (results !== null) writeFileSync(incrementalFile, results);
        return Promise.resolve(results !== null);
      },
    });

  const KILLED = mutant('Killed', 'true');
  const ALIVE = mutant('Survived', 'turns >= 2');

  it('FLW-3 says how many of each file and area were killed, and which survived', async () => {
    expect(await run(written(KILLED, KILLED, KILLED, ALIVE))).toBe(0);
    expect(said).toMatch(/^door\/lock\.ts +4 +3 +1 +0 +0 +75\.0 %$/m);
    expect(said).toMatch(/^locks .* 75\.0 % {3}at least 75\.0 %$/m);
    expect(said).toContain(`door/lock.ts, line 2: ${AT_LEAST}`);
    expect(said).not.toContain('bells');
  });

  it('FLW-3 ends with 1 where an area has less than its share, or StrykerJS does not come to its end', async () => {
    expect(await run(written(KILLED, KILLED, ALIVE))).toBe(1);
    expect(said).toContain('LESS THAN 75.0 %');
    expect(await run(null)).toBe(1);
  });

  it('FLW-3 a reason that no survivor needs is refused', async () => {
    expect(await run(written(KILLED, ALIVE), [], { [KEY]: 'no lock has turns' })).toBe(0);
    expect(await run(written(KILLED), [], { [KEY]: 'no lock has turns' })).toBe(1);
    expect(said).toContain(`it needs no reason:\n  ${KEY}`);
    expect(await run(written(KILLED), ['door/bell.ts'], { [KEY]: 'no lock has turns' })).toBe(0);
  });

  it('FLW-3 asks StrykerJS for the named files, and writes what the report reads', async () => {
    const json = join(folder, 'verdicts.json');
    expect(await run(written(KILLED, ALIVE), ['door/bell.ts', '--json', json])).toBe(0);
    const { mutate, testFiles } = JSON.parse(readFileSync(join(folder, 'stryker-settings.json'), 'utf8'));
    expect([mutate, testFiles]).toEqual([['door/bell.ts'], ['bells.test.ts']]);
    const results = mutationResultsOf('code', readFileSync(json, 'utf8'));
    expect(results.map(({ flow, fate }) => [flow, fate])).toEqual([
      ['door/lock.ts', 'killed'],
      ['door/lock.ts', 'survived'],
    ]);
    expect(noticedIn(results)).toEqual({ noticed: 1, all: 2 });
  });

  it('FLW-3 a wrong option ends with 2 and says what there is', async () => {
    expect(await run(null, ['windows'])).toBe(2);
    expect(said).toContain("There is no plain code in 'windows'");
    expect(said).toContain('npm run mutants -- code');
  });
});
