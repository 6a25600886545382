import { setTimeout as wait } from 'node:timers/promises';
import type { Companion } from '#tests/explore/companion.ts';
import type { Run } from '#tests/explore/explorer.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import { type Oracle, startOracle } from '#tests/explore/oracle.ts';
import { placeNow } from '#tests/explore/place.ts';
import type { Step } from '#tests/explore/step.ts';
import type { ProjectedStep, Projection } from './projection.ts';

/** Hears how a path goes. */
export type Listener = {
  step: (projected: ProjectedStep, index: number) => void;
  move: (words: string) => void;
  /** What is broken; nothing where the step went well. */
  end: (projected: ProjectedStep, broken: readonly string[]) => void;
};

/** How a path went: a run that can be replayed, and the index of the step that failed; null where none did. */
export type Played = { readonly run: Run; readonly failed: number | null };

type Playing = { companion: Companion; listener: Listener; slowMs: number };

/** Whether the flow stands as it did when the way was found. */
function standing(oracle: Oracle, chart: string, projected: ProjectedStep): readonly string[] {
  if (!projected.isTaken) return [];
  const state = placeNow(oracle).charts.get(chart) ?? 'not running';
  return state === projected.state ? [] : [`${chart} stands in ${state}, not in ${projected.state}`];
}

/** Walks a path on the screens. @param slowMs how long to wait before each move, for those who watch */
export async function played(projection: Projection, { companion, listener, slowMs }: Playing): Promise<Played> {
  const { visit, chart } = projection;
  const oracle = await startOracle(visit);
  const pair = await companion(oracle);
  const taken: Step[] = [];
  let { broken } = pair;

  async function make(words: string): Promise<void> {
    if (broken.length > 0) return;
    listener.move(words);
    if (slowMs > 0) await wait(slowMs);
    const taking = await pair.step(moveOf(words));
    taken.push(taking.step);
    broken = taking.broken;
  }

  let failed: number | null = null;
  for (const [index, projected] of projection.steps.entries()) {
    if (failed !== null) break;
    listener.step(projected, index);
    for (const words of projected.moves) await make(words);
    if (broken.length === 0) broken = standing(oracle, chart, projected);
    listener.end(projected, broken);
    if (broken.length > 0) failed = index;
  }
  await pair.end();
  oracle.stop();
  return { run: { seed: null, visit, steps: taken, broken }, failed };
}
