import type { Place } from '#tests/explore/place.ts';
import type { Plan } from '#tests/explore/replay-file.ts';
import { isWithin } from '#tests/explore/state-path.ts';
import type { Visit } from '#tests/explore/visit.ts';
import type { GoalState } from './goal-states.ts';

export type PackedPlace = Pick<Place, 'screen' | 'page' | 'over' | 'key'> & {
  readonly leaves: Readonly<Record<string, readonly string[]>>;
};

/** What is known of the whole shop from having walked it; plain JSON. States are told as 'checkout open.confirming'. */
export type Survey = {
  readonly places: readonly PackedPlace[];
  /** Which move has led from where to where, by the places' numbers. */
  readonly ways: readonly (readonly [from: number, to: number, words: string])[];
  /** How walks have begun, and at which place. */
  readonly beginnings: readonly (readonly [visit: Visit, place: number])[];
  /** States that the shop never stood still in: by which move they were passed through. */
  readonly passing: Readonly<Record<string, string>>;
};

/** A move that was made once, and where it has led. */
export type KnownMove = { readonly from: Place; readonly to: Place; readonly words: string };

const standsIn = (place: PackedPlace | undefined, { chart, path }: GoalState): boolean =>
  place?.leaves[chart]?.some((leaf) => isWithin(leaf, path)) ?? false;

/** Whether the shop has ever stood still in a state. */
export const isKnownToStand = ({ places }: Survey, goal: GoalState): boolean =>
  places.some((place) => standsIn(place, goal));

type Reached = { readonly place: number; readonly plan: Plan };

/** The shortest of all ways known from walks to where these states are, all at once; null where none is. @param isMeant which visits may begin it */
export function knownWay(
  { places, ways, beginnings }: Survey,
  goals: readonly GoalState[],
  isMeant: (visit: Visit) => boolean,
): Plan | null {
  const onward = new Map<number, (readonly [place: number, words: string])[]>();
  for (const [from, to, words] of ways) onward.set(from, [...(onward.get(from) ?? []), [to, words]]);
  const begun = beginnings.filter(([visit]) => isMeant(visit));
  const queue: Reached[] = begun.map(([visit, place]) => ({ place, plan: { visit, moves: [] } }));
  const met = new Set(queue.map(({ place }) => place));
  for (const { place, plan } of queue) {
    if (goals.every((goal) => standsIn(places[place], goal))) return plan;
    for (const [next, words] of onward.get(place) ?? []) {
      if (met.has(next)) continue;
      met.add(next);
      queue.push({ place: next, plan: { visit: plan.visit, moves: [...plan.moves, words] } });
    }
  }
  return null;
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
