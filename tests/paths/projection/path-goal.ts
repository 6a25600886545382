import { tookText } from '#tests/explore/known-ways.ts';
import { leavesOf, type Place } from '#tests/explore/place.ts';
import type { Goal } from '#tests/explore/planner.ts';
import type { Outcome } from '#tests/explore/trial.ts';
import { type Graph, situationOf } from '#tools/chart-tests/engine/walk.ts';
import { type Promises, STRAY } from './promises.ts';
import type { WantedStep } from './wanted.ts';

/** How far a path has been followed. */
export type Progress = {
  /** How many of its steps have been taken, or left out. */
  readonly at: number;
  /** What its chart has done besides, since the last of them. */
  readonly strays: number;
  /** Whether the last step was taken in another state and has not led to the expected one. */
  readonly isAstray: boolean;
  /** The transitions that the last has taken besides its own. */
  readonly besides: readonly string[];
};

export const followed = (at: number): Progress => ({ at, strays: 0, isAstray: false, besides: [] });

/** How exactly a step has to be taken. */
type Leniency = {
  /** The step that may be taken in another state than in the path, or null. */
  readonly elsewhere: number | null;
  /** Whether its event may take more transitions than the path's, or take them as the chart begins. */
  readonly isMoreTaken: boolean;
};

const EXACTLY: Leniency = { elsewhere: null, isMoreTaken: false };

/** Whether these transitions are a step's, or, where more may be taken, its are among them. */
export function takesAll(wanted: WantedStep, took: readonly string[], isMoreTaken: boolean): boolean {
  if (wanted.took === tookText(took)) return true;
  return isMoreTaken && wanted.places.length > 0 && wanted.places.every((place) => took.includes(place));
}

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

  /** How far a path has been followed after this. */
  after(
    progress: Progress,
    { steps }: Pick<Outcome, 'steps'>,
    { elsewhere, isMoreTaken }: Leniency = EXACTLY,
  ): Progress {
    let { at, strays, isAstray, besides } = progress;
    for (const { chart, took, before, after } of steps) {
      if (chart !== this.chart) continue;
      const next = this.#wanted[at];
      const isLenient = isMoreTaken && at === elsewhere;
      const isTakenSo = next !== undefined && takesAll(next, took, isLenient) && (before !== null || isLenient);
      const isInPlace = next !== undefined && holds(leavesOf(after), next.own);
      if (isTakenSo && (isInPlace || at === elsewhere)) {
        at += 1;
        isAstray = !isInPlace;
        besides = took.filter((place) => !next.places.includes(place));
      } else if (this.#isStray(before, after, at)) strays += 1;
    }
    return { at, strays, isAstray, besides };
  }

  /** Whether something has changed unexpectedly, such as a restarted chart. */
  #isStray(before: Outcome['steps'][number]['before'], after: Outcome['steps'][number]['after'], at: number): boolean {
    if (before === null) return at > 0;
    return situationOf(this.#graph.flow, before) !== situationOf(this.#graph.flow, after);
  }

  /** Whether the chart is in the state after this step, in all of its regions. */
  standsAsAfter = (index: number, place: Place): boolean =>
    holds(place.leaves(this.chart), this.#wanted[index]?.after ?? []);

  /**
   * That the next step of the path is taken.
   * @param isComingBack whether the chart must then reach the target of the step
   * @param isMoreTaken whether more may happen at once
   */
  of(target: number, { toTake, toState }: Promises, isComingBack: boolean, isMoreTaken: boolean): Goal<Progress> {
    const isAt = (at: number, place: Place) => holds(place.leaves(this.chart), this.#wanted[at - 1]?.own ?? []);
    return {
      after: (progress, outcome) => this.after(progress, outcome, { elsewhere: target, isMoreTaken }),
      isReached: ({ at, isAstray }, place) => at > target && !(isComingBack && isAstray && !isAt(at, place)),
      price: ({ strays }) => STRAY * strays,
      promise: ({ at }, place, words) => (at > target ? toState : toTake)(place, words),
    };
  }
}
