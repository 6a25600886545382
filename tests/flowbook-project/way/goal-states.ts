import type { Place } from '#tests/explore/place.ts';
import type { Goal } from '#tests/explore/planner.ts';
import type { Outcome } from '#tests/explore/trial.ts';
import { BUYING } from '#tests/paths/projection/promises.ts';
import { distances, type KnownWay } from '#tools/chart-tests/explorer/distances.ts';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import type { KnownMove } from './surveyed.ts';

/** Moves. Farther than anything that is known to be there. */
const FAR = 15;
/** Moves that one counts of which nothing is known here. */
const DOUBT = 3;

/** Whether the chart is in the state, or in one within. */
export const isIn = (place: Place, { chart, path }: GoalState): boolean =>
  place.leaves(chart).some((leaf) => isWithin(leaf, path));

type View = (place: Place) => string;

/** What of a place matters on the way to a state of a chart, from all that may to the chart alone. */
function viewsOf({ chart }: GoalState): readonly View[] {
  const own: View = (place) => [...place.leaves(chart)].sort().join(' ');
  const cart: View = (place) =>
    BUYING.has(chart)
      ? place
          .leaves('cart')
          .filter((leaf) => leaf.includes('contents'))
          .join(' ')
      : '';
  return [
    (place) => [place.over, place.page, cart(place), own(place)].join(' | '),
    (place) => [place.page, cart(place), own(place)].join(' | '),
    own,
  ];
}

/** How far it is, seen in one way. */
class Sight {
  readonly #view: View;
  readonly #left: ReadonlyMap<string, number>;
  readonly #leads = new Map<string, number>();

  constructor(goal: GoalState, view: View, known: readonly KnownMove[]) {
    this.#view = view;
    const ways: KnownWay[] = known.map(({ from, to }) => ({ from: view(from), to: view(to), cost: 1 }));
    const ends = known.flatMap(({ from, to }) => [from, to]).filter((place) => isIn(place, goal));
    this.#left = distances(ways, new Map(ends.map((place) => [view(place), 0])));
    for (const { from, to, words } of known) {
      const key = `${view(from)} ${words}`;
      this.#leads.set(key, Math.min(this.#left.get(view(to)) ?? FAR, this.#leads.get(key) ?? FAR));
    }
  }

  from = (place: Place): number | undefined => this.#left.get(this.#view(place));
  after = (place: Place, words: string): number | undefined => this.#leads.get(`${this.#view(place)} ${words}`);
}

/** How far one state is from wherever the walks have been, and about how far from elsewhere. */
class Nearness {
  readonly #goal: GoalState;
  readonly #sights: readonly Sight[];

  constructor(goal: GoalState, known: readonly KnownMove[]) {
    this.#goal = goal;
    this.#sights = viewsOf(goal).map((view) => new Sight(goal, view, known));
  }

  /** What the finest sight says that knows; each coarser one is doubted. */
  #firstOf(look: (sight: Sight) => number | undefined): number | null {
    for (const [doubt, sight] of this.#sights.entries()) {
      const moves = look(sight);
      if (moves !== undefined) return moves + doubt;
    }
    return null;
  }

  /** Moves from a place; FAR where nothing is known. */
  from(place: Place): number {
    return isIn(place, this.#goal) ? 0 : (this.#firstOf((sight) => sight.from(place)) ?? FAR);
  }

  /** Moves that are left after this one; null where it is not known what it does here. */
  after(place: Place, words: string): number | null {
    return this.#firstOf((sight) => sight.after(place, words));
  }
}

/** For each goal in turn. */
export type Entered = readonly boolean[];

/** States that the whole shop is to be in, all at once, as the planner looks for them. */
export class GoalStates {
  readonly #goals: readonly GoalState[];
  readonly #nearness: readonly Nearness[];

  constructor(goals: readonly GoalState[], known: readonly KnownMove[]) {
    this.#goals = goals;
    this.#nearness = goals.map((goal) => new Nearness(goal, known));
  }

  isReached = (place: Place): boolean => this.#goals.every((goal) => isIn(place, goal));

  /** The goals that were entered as they are to be: those with a transition of their own, by that one. */
  #entered(before: Entered, { steps, place }: Outcome): Entered {
    return this.#goals.map((goal, at) => {
      if (goal.by === undefined) return true;
      const isTaken = steps.some(({ chart, took }) => chart === goal.chart && took.includes(goal.by ?? ''));
      return (isTaken || before[at] === true) && isIn(place, goal);
    });
  }

  /** Moves from a place, as far as is known. */
  distance = (place: Place): number => this.#nearness.reduce((sum, near) => sum + near.from(place), 0);

  #promise(place: Place, words: string): number {
    const afters = this.#nearness.map((near) => near.after(place, words));
    const isKnown = afters.some((after) => after !== null);
    const left = this.#nearness.reduce((sum, near, at) => sum + (afters[at] ?? near.from(place)), 0);
    return 1 + left + (isKnown ? 0 : DOUBT);
  }

  /** Before the first move. */
  atStart = (): Entered => this.#goals.map(({ by }) => by === undefined);

  asGoal(): Goal<Entered> {
    return {
      after: (before, outcome) => this.#entered(before, outcome),
      isReached: (entered, place) => entered.every(Boolean) && this.isReached(place),
      price: () => 0,
      promise: (_, place, words) => this.#promise(place, words),
    };
  }
}
