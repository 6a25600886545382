import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FlowPaths } from '#tests/paths/engine/flow-paths.ts';
import type { FlowBoard } from './board.ts';
import { type Asked, askedVariable, UNCHANGED } from './unit-question.ts';
import { unitTestsOf } from './unit-test-files.ts';

/** Whether unit tests notice a mutant, and which one does first. */
export type UnitVerdict = { readonly isKilled: boolean; readonly by: string | null };

/** So many mutants have one process; more than these, and it fills the memory. */
const MUTANTS_A_RUN = 20;
/** A mutant can make a test go round in circles; else a run takes seconds, the longest tests on a busy machine two minutes. */
const PATIENCE_MS = 300_000;
const REPORT = 'test-results/mutants-unit.json';

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
};

/** @returns whether it came to its end in time */
async function runVitest(asked: Asked, root: URL): Promise<boolean> {
  await rm(new URL(REPORT, root), { force: true });
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=vitest.kills.config.ts',
      '--reporter=json',
      `--outputFile=${REPORT}`,
    ],
    {
      cwd: fileURLToPath(root),
      env: { ...process.env, ...askedVariable(asked) },
      stdio: 'ignore',
      timeout: PATIENCE_MS,
      // Asked to stop, Vitest waits for its tests.
      killSignal: 'SIGKILL',
    },
  );
  const [, signal] = await once(child, 'close');
  return signal === null;
}

/** The first test that failed of each mutant; no entry for a mutant that none noticed. */
async function failuresOf(root: URL): Promise<ReadonlyMap<string, string>> {
  const report: Report = JSON.parse(await readFile(new URL(REPORT, root), 'utf8'));
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error('No unit test ran.');
  const failures = new Map<string, string>();
  for (const { ancestorTitles, title, status } of tests) {
    const mutant = ancestorTitles[0] ?? UNCHANGED;
    if (status === 'failed' && !failures.has(mutant)) failures.set(mutant, title);
  }
  return failures;
}

/** Where a run does not end, its halves are asked apart, down to the one mutant that makes it endless. */
async function noticed(asked: Asked, root: URL): Promise<ReadonlyMap<string, string>> {
  if (await runVitest(asked, root)) return await failuresOf(root);
  const { mutants } = asked;
  const [only, ...others] = mutants;
  if (only === undefined || others.length === 0) return new Map([[only ?? UNCHANGED, 'the tests never end']]);
  const half = Math.ceil(mutants.length / 2);
  const first = await noticed({ ...asked, mutants: mutants.slice(0, half) }, root);
  const second = await noticed({ ...asked, mutants: mutants.slice(half) }, root);
  return new Map([...first, ...second]);
}

const inRuns = (mutants: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(mutants.length / MUTANTS_A_RUN) }, (_, index) =>
    mutants.slice(index * MUTANTS_A_RUN, (index + 1) * MUTANTS_A_RUN),
  );

/**
 * Asks a flow's unit tests about its mutants, each file only about those that no other has noticed.
 * @param root the project's folder
 * @param say takes the progress
 * @throws where the tests fail on the chart itself
 */
export async function askUnitTests(
  { flow, machine }: FlowPaths,
  board: FlowBoard,
  root: URL,
  say: (text: string) => void,
): Promise<FlowBoard> {
  const from = performance.now();
  const others = board.verdicts.filter(({ fate }) => fate !== 'equivalent' && fate !== 'not started');
  let alive = others.map(({ mutant }) => mutant.id);
  const killedBy = new Map<string, string>();
  const files = await unitTestsOf(flow, root);
  // Its own tests are the quickest, and know it best.
  for (const file of files.toSorted((one, other) => Number(other.includes(flow)) - Number(one.includes(flow)))) {
    for (const mutants of inRuns(alive)) {
      const failures = await noticed({ file, chart: machine.id, mutants: [UNCHANGED, ...mutants] }, root);
      const control = failures.get(UNCHANGED);
      if (control !== undefined) throw new Error(`${file} fails on ${flow} as it is: ${control}`);
      for (const [mutant, title] of failures) killedBy.set(mutant, title);
      say(`  ${flow}, ${file}: ${killedBy.size} of ${others.length} mutants noticed`);
    }
    alive = alive.filter((mutant) => !killedBy.has(mutant));
  }
  const asked = new Set(others.map(({ mutant }) => mutant.id));
  const verdicts = board.verdicts.map((verdict) => {
    const { id } = verdict.mutant;
    if (!asked.has(id)) return verdict;
    return { ...verdict, unit: { isKilled: killedBy.has(id), by: killedBy.get(id) ?? null } };
  });
  return { ...board, verdicts, seconds: board.seconds + (performance.now() - from) / 1000 };
}
