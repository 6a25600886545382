import { availableParallelism } from 'node:os';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { inParallel } from '#tools/chart-tests/mutation/views/in-parallel.ts';
import type { FlowMutationReport } from './mutation-report.ts';
import { type Question, unitProcess } from './unit-process.ts';
import { UNCHANGED } from './unit-question.ts';
import { unitTestsOf } from './unit-test-files.ts';

/** One process judges at most this many mutants; more would fill the memory. */
const MUTANTS_A_RUN = 20;
/** A run is stopped after this many ms without output, or after a multiple of the longest test on the original chart. */
const LEAST_PATIENCE_MS = 20_000;
const TIMES_AS_PATIENT = 5;
/** The same for the unchanged chart: on a busy machine a start takes long. */
const PATIENCE_AT_FIRST_MS = 300_000;

/** A process of its own does not pay for fewer mutants. */
const LEAST_A_RUN = 8;

const inRuns = (mutants: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(mutants.length / most) }, (_, index) =>
    mutants.slice(index * most, (index + 1) * most),
  );

/** How long a run of these tests may be silent, ms. @throws where they fail on the charts as they are */
async function patienceFor(files: readonly string[], root: URL): Promise<number> {
  const question = { files, chart: '', mutants: [UNCHANGED] };
  const { failures, endless, longestSilence } = await unitProcess(question, root, PATIENCE_AT_FIRST_MS);
  const why = endless === null ? failures.get(UNCHANGED) : 'it does not end';
  if (why !== undefined) throw new Error(`${files.join(', ')}: fails on the charts as they are: ${why}`);
  return Math.max(LEAST_PATIENCE_MS, TIMES_AS_PATIENT * longestSilence);
}

/** The noticed mutants, each with the test that failed. A mutant that makes a run endless is left out of the next. */
async function noticed(question: Question, root: URL, patienceMs: number): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let { mutants } = question; mutants.length > 0; ) {
    const { failures, endless, left } = await unitProcess({ ...question, mutants }, root, patienceMs);
    for (const [mutant, title] of failures) found.set(mutant, title);
    if (endless !== null) found.set(endless, 'the tests never end');
    if (left.length === mutants.length) throw new Error(`${question.files.join(', ')}: they printed nothing.`);
    mutants = left.filter((mutant) => !found.has(mutant));
  }
  return found;
}

/**
 * Asks a flow's unit tests about its mutants: its own, and then the others about those that these have not noticed.
 * @param root the project's folder
 * @param say takes the progress
 * @throws where the tests fail on the chart itself
 */
export async function askUnitTests(
  { flow, machine }: FlowPaths,
  report: FlowMutationReport,
  root: URL,
  say: (text: string) => void,
): Promise<FlowMutationReport> {
  const from = performance.now();
  const others = report.verdicts.filter(({ fate }) => fate !== 'equivalent' && fate !== 'not started');
  let surviving = others.map(({ mutant }) => mutant.id);
  const killedBy = new Map<string, string>();
  const all = await unitTestsOf(flow, root);
  const isOwn = (file: string) => file.includes(flow);
  for (const files of [all.filter(isOwn), all.filter((file) => !isOwn(file))]) {
    if (surviving.length === 0 || files.length === 0) continue;
    const patienceMs = await patienceFor(files, root);
    const workers = availableParallelism();
    const most = Math.min(MUTANTS_A_RUN, Math.max(LEAST_A_RUN, Math.ceil(surviving.length / workers)));
    await inParallel(inRuns(surviving, most), workers, async (mutants) => {
      const found = await noticed({ files, chart: machine.id, mutants }, root, patienceMs);
      for (const [mutant, title] of found) killedBy.set(mutant, title);
    });
    surviving = surviving.filter((mutant) => !killedBy.has(mutant));
    say(`  ${flow}, ${files.join(', ')}: ${killedBy.size} of ${others.length} mutants noticed`);
  }
  const asked = new Set(others.map(({ mutant }) => mutant.id));
  const verdicts = report.verdicts.map((verdict) => {
    const { id } = verdict.mutant;
    if (!asked.has(id)) return verdict;
    return { ...verdict, unit: { isKilled: killedBy.has(id), by: killedBy.get(id) ?? null } };
  });
  return { ...report, verdicts, seconds: report.seconds + (performance.now() - from) / 1000 };
}
