import type { Place } from '#tests/explore/place.ts';
import type { Plan } from '#tests/explore/replay-file.ts';
import type { Visit } from '#tests/explore/visit.ts';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';

export type PackedPlace = Pick<Place, 'screen' | 'page' | 'over' | 'key'> & {
  readonly leaves: Readonly<Record<string, readonly string[]>>;
};

/** The results of walks through the whole shop, as plain JSON. States are written as 'checkout open.confirming'. */
export type Survey = {
  readonly places: readonly PackedPlace[];
  /** Which move has led from where to where, by the places' numbers. */
  readonly ways: readonly (readonly [from: number, to: number, words: string])[];
  /** The transitions that each of the ways has taken, by their numbers in `transitions`. */
  readonly took: readonly (readonly number[])[];
  /** 'login code.verifying xstate.done.actor.verifyCode#1'. */
  readonly transitions: readonly string[];
  /** How walks have begun, and at which place. */
  readonly beginnings: readonly (readonly [visit: Visit, place: number])[];
  /** States in which the shop never stopped, with the move that passed through each. */
  readonly passing: Readonly<Record<string, string>>;
};

/** A move that was made once, and where it has led. */
export type KnownMove = { readonly from: Place; readonly to: Place; readonly words: string };

const includesState = (place: PackedPlace | undefined, { chart, path }: GoalState): boolean =>
  place?.leaves[chart]?.some((leaf) => isWithin(leaf, path)) ?? false;

/** Whether the shop has ever stopped in a state. */
export const isKnownRestState = ({ places }: Survey, goal: GoalState): boolean =>
  places.some((place) => includesState(place, goal));

type Reached = {
  readonly place: number;
  readonly plan: Plan;
  /** The transitions of its last move, by their numbers. */
  readonly took: readonly number[];
};

type Onward = { readonly to: number; readonly words: string; readonly took: readonly number[] };

/**
 * Each place that walks have known, and the shortest way to it, nearer ones first; and each move that led to one of them,
 * for what it has taken on the way. @param isMeant which visits may begin it
 */
function* reached({ ways, took, beginnings }: Survey, isMeant: (visit: Visit) => boolean): Generator<Reached> {
  const onward = new Map<number, Onward[]>();
  for (const [at, [from, to, words]] of ways.entries()) {
    const leads = onward.get(from) ?? [];
    leads.push({ to, words, took: took[at] ?? [] });
    onward.set(from, leads);
  }
  const begun = beginnings.filter(([visit]) => isMeant(visit));
  const queue: Reached[] = begun.map(([visit, place]) => ({ place, plan: { visit, moves: [] }, took: [] }));
  const met = new Set(queue.map(({ place }) => place));
  yield* queue;
  for (const { place, plan } of queue) {
    for (const { to, words, took: taken } of onward.get(place) ?? []) {
      const there = { place: to, plan: { visit: plan.visit, moves: [...plan.moves, words] }, took: taken };
      yield there;
      if (met.has(to)) continue;
      met.add(to);
      queue.push(there);
    }
  }
}

/** Whether a walk has ever taken the transition by which a state is to be entered. */
export const isTaken = ({ transitions }: Survey, { chart, by }: GoalState): boolean =>
  by === undefined || transitions.includes(`${chart} ${by}`);

/** A known way, and how many of the wanted states it reaches. */
export type KnownWay = { readonly plan: Plan; readonly met: number };

/**
 * Of all ways known from walks to where these states are, all at once, the one to where most of the wanted ones are, too, and of such the shortest.
 * @param isMeant which visits may begin it
 * @returns null where none is known
 */
export function knownWay(
  survey: Survey,
  goals: readonly GoalState[],
  isMeant: (visit: Visit) => boolean,
  wanted: readonly GoalState[] = [],
): KnownWay | null {
  let best: KnownWay | null = null;
  const transitions = goals.flatMap(({ chart, by }) =>
    by === undefined ? [] : survey.transitions.indexOf(`${chart} ${by}`),
  );
  for (const { place, plan, took } of reached(survey, isMeant)) {
    const states = survey.places[place];
    if (!goals.every((goal) => includesState(states, goal))) continue;
    if (!transitions.every((transition) => took.includes(transition))) continue;
    const met = wanted.filter((goal) => includesState(states, goal)).length;
    if (best === null || met > best.met) best = { plan, met };
    if (met === wanted.length) break;
  }
  return best;
}

function unpacked({ leaves, ...place }: PackedPlace): Place {
  return {
    ...place,
    charts: new Map(Object.entries(leaves).map(([chart, own]) => [chart, own.join('|')])),
    leaves: (chart) => leaves[chart] ?? [],
  };
}

/** The moves of a survey. @throws where it is damaged */
export function knownMoves({ places, ways }: Survey): readonly KnownMove[] {
  const whole = places.map(unpacked);
  return ways.map(([from, to, words]) => {
    const [start, end] = [whole[from], whole[to]];
    if (!start || !end) throw new Error('The survey names a place that it does not hold.');
    return { from: start, to: end, words };
  });
}
