import type { Rest, TourWalk } from './tour-walk.ts';

/** What of a walk is to be pictured, by the numbers of its moves: 0 is before the first. */
export type Shots = {
  readonly walk: TourWalk;
  /** 'checkout open.confirming', by the move after which it is pictured. */
  readonly states: ReadonlyMap<number, readonly string[]>;
  /** 'checkout open.confirming step.completed', by the move that takes it. */
  readonly transitions: ReadonlyMap<number, readonly string[]>;
};

type Sighting = { readonly walk: TourWalk; readonly step: number; readonly rank: number };

const chartOf = (key: string): string => key.slice(0, key.indexOf(' '));

/** Selects the best sighting of each thing, and of equally good ones the first. */
class Sightings {
  readonly #best = new Map<string, Sighting>();

  note(key: string, sighting: Sighting): void {
    const known = this.#best.get(key);
    if (!known || sighting.rank < known.rank) this.#best.set(key, sighting);
  }

  /** By the moves of one walk. */
  of(walk: TourWalk): ReadonlyMap<number, readonly string[]> {
    const own = new Map<number, string[]>();
    for (const [key, { walk: other, step }] of this.#best) {
      if (other === walk) own.set(step, [...(own.get(step) ?? []), key]);
    }
    return own;
  }
}

/** States that are themselves over the page. */
const OVER_THE_PAGE = /^(?:ageGate asking|checkout (?:open|confirmed)|header panels\.open|catalogue filterPanel\.open)/;

/** States that show what a server has answered; at another they look as without it. SRV-9. */
const AT_A_SERVER = /^orders account\.known/;

/** What is seen beside a state, and belongs to others, makes a picture of it worse. */
function rankOf({ isCovered, toasts }: Rest, { plan: { visit } }: TourWalk, key: string): number {
  if (AT_A_SERVER.test(key) && visit.server !== 'real') return Number.MAX_VALUE;
  const cover = isCovered && !OVER_THE_PAGE.test(key) ? 2 : 0;
  return cover + (toasts > 0 && chartOf(key) !== 'toasts' ? 1 : 0);
}

/** Of which charts things are to be pictured, and which of them are not done yet. */
export type WantedShots = { readonly charts: ReadonlySet<string>; readonly isDone: (key: string) => boolean };

const isSeenIn = (key: string, rest: Rest | undefined): boolean => rest?.onScreen.has(chartOf(key)) ?? false;

type Noted = {
  readonly states: Sightings;
  readonly transitions: Sightings;
  readonly isWanted: (key: string) => boolean;
};

/** Notes all that a walk shows. */
function noteWalk(walk: TourWalk, { states, transitions, isWanted }: Noted): void {
  for (const [step, rest] of walk.rests.entries()) {
    const seen = [...rest.states].filter((key) => isWanted(key) && isSeenIn(key, rest));
    for (const key of seen) states.note(key, { walk, step, rank: rankOf(rest, walk, key) });
    const before = walk.rests[step - 1];
    // What happens as the page is opened has no picture before it.
    for (const key of before ? [...rest.taken].filter(isWanted) : []) {
      transitions.note(key, { walk, step, rank: isSeenIn(key, rest) || isSeenIn(key, before) ? 0 : 1 });
    }
  }
}

/** Shares out among the walks what is to be pictured: each state where it is seen best, each transition where it is taken first. */
export function planShots(walks: readonly TourWalk[], { charts, isDone }: WantedShots): readonly Shots[] {
  const states = new Sightings();
  const transitions = new Sightings();
  const isWanted = (key: string) => charts.has(chartOf(key)) && !isDone(key);
  for (const walk of walks) noteWalk(walk, { states, transitions, isWanted });
  return walks
    .map((walk) => ({ walk, states: states.of(walk), transitions: transitions.of(walk) }))
    .filter((shots) => shots.states.size > 0 || shots.transitions.size > 0);
}

/** The last move that a walk is needed for. */
export const lastStep = ({ states, transitions }: Shots): number =>
  Math.max(0, ...states.keys(), ...transitions.keys());

/** Whether the screen is to be pictured after this move. */
export const isShot = ({ states, transitions }: Shots, step: number): boolean =>
  states.has(step) || transitions.has(step) || transitions.has(step + 1);
