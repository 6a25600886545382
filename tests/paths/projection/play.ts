import { setTimeout as wait } from 'node:timers/promises';
import type { Companion } from '#tests/explore/companion.ts';
import { type ExpectedModel, startExpectedModel } from '#tests/explore/expected-model.ts';
import type { Run } from '#tests/explore/explorer.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import { placeNow } from '#tests/explore/place.ts';
import type { Step } from '#tests/explore/step.ts';
import type { Visit } from '#tests/explore/visit.ts';
import type { ProjectedStep, Projection } from './projection.ts';

/** Callbacks about the progress of a path. */
export type Listener = {
  step: (projected: ProjectedStep, index: number) => void;
  /** A visit restarts. */
  visit: (visit: Visit) => void;
  move: (words: string) => void;
  /** What is broken; nothing where the step went well. */
  end: (projected: ProjectedStep, broken: readonly string[]) => void;
};

/** How a path went: its last visit as a run that can be replayed, and the index of the step that failed; null where none did. */
export type Played = { readonly run: Run; readonly failed: number | null };

type Playing = { companion: Companion; listener: Listener; slowMs: number };

/** Whether the flow is in the same state as when the way was found. */
function standing(expectedModel: ExpectedModel, chart: string, projected: ProjectedStep): readonly string[] {
  if (!projected.isTaken) return [];
  const state = placeNow(expectedModel).charts.get(chart) ?? 'not running';
  return state === projected.state ? [] : [`${chart} is in ${state}, not in ${projected.state}`];
}

/** A visit of the shop, with who goes along. */
async function begun(visit: Visit, companion: Companion) {
  const expectedModel = await startExpectedModel(visit);
  const pair = await companion(expectedModel);
  const steps: Step[] = [];
  let { broken } = pair;
  return {
    make: async (words: string) => {
      const taking = await pair.step(moveOf(words));
      steps.push(taking.step);
      broken = taking.broken;
    },
    /** A flow in another state than when the way was found counts as broken. */
    compare: (chart: string, projected: ProjectedStep) => {
      if (broken.length === 0) broken = standing(expectedModel, chart, projected);
    },
    run: (): Run => ({ seed: null, visit, steps, broken }),
    end: async () => {
      await pair.end();
      expectedModel.stop();
    },
  };
}

/** Walks a path on the screens. @param slowMs how long to wait before each move, for those who watch */
export async function played(projection: Projection, { companion, listener, slowMs }: Playing): Promise<Played> {
  const { chart, steps } = projection;
  let now = await begun(projection.visit, companion);
  let failed: number | null = null;

  async function begin(visit: Visit): Promise<void> {
    if (now.run().broken.length > 0) return;
    await now.end();
    listener.visit(visit);
    now = await begun(visit, companion);
  }

  async function make(words: string): Promise<void> {
    if (now.run().broken.length > 0) return;
    listener.move(words);
    if (slowMs > 0) await wait(slowMs);
    await now.make(words);
  }

  for (const [index, projected] of steps.entries()) {
    if (failed !== null) break;
    listener.step(projected, index);
    if (projected.isTaken && projected.restart) await begin(projected.restart);
    for (const words of projected.moves) await make(words);
    now.compare(chart, projected);
    const { broken } = now.run();
    listener.end(projected, broken);
    if (broken.length > 0) failed = index;
  }
  await now.end();
  return { run: now.run(), failed };
}
