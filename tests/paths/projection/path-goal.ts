import { tookText } from '#tests/explore/known-ways.ts';
import { leavesOf, type Place } from '#tests/explore/place.ts';
import type { Goal } from '#tests/explore/planner.ts';
import type { Arrival } from '#tests/explore/trial.ts';
import { type Graph, situationOf } from '../engine/walk.ts';
import { type Promises, STRAY } from './promises.ts';
import type { WantedStep } from './wanted.ts';

/** How far a path has been followed. */
export type Progress = {
  /** How many of its steps have been taken, or left out. */
  readonly at: number;
  /** What its chart has done besides, since the last of them. */
  readonly strays: number;
  /** Whether the last was taken where the chart stood otherwise, and has not come to where it leads. */
  readonly isAstray: boolean;
};

export const followed = (at: number): Progress => ({ at, strays: 0, isAstray: false });

const holds = (leaves: readonly string[], own: readonly string[]) => own.every((leaf) => leaves.includes(leaf));

/** A path as the planner follows it. */
export class PathGoal {
  readonly #graph: Graph;
  readonly #wanted: readonly WantedStep[];

  constructor(graph: Graph, wanted: readonly WantedStep[]) {
    this.#graph = graph;
    this.#wanted = wanted;
  }

  get chart(): string {
    return this.#graph.machine.id;
  }

  /**
   * How far a path has been followed after this.
   * @param elsewhere the step that may be taken where the chart stands otherwise than the path has it, too; null for none
   */
  after(progress: Progress, { steps }: Pick<Arrival, 'steps'>, elsewhere: number | null): Progress {
    let { at, strays, isAstray } = progress;
    for (const { chart, took, before, after } of steps) {
      if (chart !== this.chart) continue;
      const next = this.#wanted[at];
      const isNext = before !== null && next !== undefined && next.took === tookText(took);
      const isInPlace = next !== undefined && holds(leavesOf(after), next.own);
      if (isNext && (isInPlace || at === elsewhere)) {
        at += 1;
        isAstray = !isInPlace;
      } else if (this.#isStray(before, after, at)) strays += 1;
    }
    return { at, strays, isAstray };
  }

  /** Whether something has changed that was not to; a chart that begins anew has. */
  #isStray(before: Arrival['steps'][number]['before'], after: Arrival['steps'][number]['after'], at: number): boolean {
    if (before === null) return at > 0;
    return situationOf(this.#graph.flow, before) !== situationOf(this.#graph.flow, after);
  }

  /** Whether the chart stands as after this step, in all of its regions. */
  standsAsAfter = (index: number, place: Place): boolean =>
    holds(place.leaves(this.chart), this.#wanted[index]?.after ?? []);

  /**
   * That the next step of the path is taken.
   * @param isComingBack whether the chart, where that happens elsewhere, has to come to where the step leads
   */
  of(target: number, { toTake, toStand }: Promises, isComingBack: boolean): Goal<Progress> {
    const stands = (at: number, place: Place) => holds(place.leaves(this.chart), this.#wanted[at - 1]?.own ?? []);
    return {
      after: (progress, arrival) => this.after(progress, arrival, target),
      isReached: ({ at, isAstray }, place) => at > target && !(isComingBack && isAstray && !stands(at, place)),
      price: ({ strays }) => STRAY * strays,
      promise: ({ at }, place, words) => (at > target ? toStand : toTake)(place, words),
    };
  }
}
