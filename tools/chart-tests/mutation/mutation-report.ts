import { readFile } from 'node:fs/promises';
import { differencesFrom, readApproved } from '#tools/chart-tests/engine/approved-snapshot.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import type { Mutant } from '#tools/chart-tests/engine/mutant.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { judgeOf, type Verdict } from './judge.ts';

/** Whether unit tests notice a mutant, and which one does first. */
type UnitVerdict = { readonly isKilled: boolean; readonly by: string | null };

/** What became of one mutant. */
export type Judged = Verdict & {
  /** What the unit tests say; null where they were not asked. */
  readonly unit: UnitVerdict | null;
};

export type FlowMutationReport = {
  readonly flow: string;
  readonly verdicts: readonly Judged[];
  readonly seconds: number;
};

/** @throws where a flow's approved snapshot cannot be read, or the flow does something else than it says */
async function approvedOf(flow: FlowPaths, root: URL) {
  const text = await readFile(new URL(`tests/paths/approved/${flow.flow}.md`, root), 'utf8');
  const [difference] = differencesFrom(text, walked(flow));
  if (difference !== undefined) {
    throw new Error(
      `${flow.flow} itself does something else than its approved snapshot says, so no mutant can be distinguished from it.\n${difference}\nnpm run paths -- approve ${flow.flow}, if that is as it should be.`,
    );
  }
  return readApproved(text);
}

/**
 * Judges mutants of a flow by its path suites.
 * @param root the project's folder
 * @throws where the flow does not do what its approved snapshot says
 */
export async function mutationReportOf(
  flow: FlowPaths,
  mutants: readonly Mutant[],
  root: URL,
): Promise<FlowMutationReport> {
  const from = performance.now();
  const judge = judgeOf(flow, await approvedOf(flow, root));
  const verdicts = mutants.map((mutant) => ({ ...judge(mutant), unit: null }));
  return { flow: flow.flow, verdicts, seconds: (performance.now() - from) / 1000 };
}
