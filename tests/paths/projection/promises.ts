import { type Done, type Known, tookOf } from '#tests/explore/known-ways.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import type { MoveSender } from '#tests/explore/moves/move.ts';
import type { Place } from '#tests/explore/place.ts';
import { distances, type KnownWay } from '#tools/chart-tests/explorer/distances.ts';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { WantedStep } from './wanted.ts';

/** Moves. Farther than anything that is known to be there. */
const FAR = 15;
/** Moves that a change of the chart counts which the path does not want. */
export const STRAY = 2;
/** Moves that one of a person or of another tab counts which does nothing to the chart and leads nowhere. */
const IDLE = 2;
/** Whose moves may be needed though nothing shows it at once: of two answers that are waited for, the first. */
const OUTSIDE: ReadonlySet<MoveSender> = new Set<MoveSender>(['environment', 'time']);
/** Moves that it counts when it is not known that a move does here what it has done elsewhere. */
const DOUBT = 1;

/** How many moves it is to what is wanted, as far as is known, when this one is made here; infinite where nothing is known to lead there. */
type Promised = (place: Place, words: string) => number;

/** Charts for which it matters whether there is something to buy. */
export const BUYING: ReadonlySet<string> = new Set(['cart', 'checkout', 'messages', 'overlay', 'purchase', 'toasts']);

/** The part of a place that matters for one step of a chart: the page, its overlay, and the regions of the step. */
const viewOf =
  (chart: string, regions: readonly string[]) =>
  (place: Place): string => {
    const own = place.leaves(chart).filter((leaf) => regions.some((region) => isWithin(leaf, region)));
    const cart = BUYING.has(chart) ? place.leaves('cart').filter((leaf) => leaf.includes('contents')) : [];
    return [place.over, place.page, ...cart, ...own.sort()].join(' ');
  };

type Sample = KnownWay & { readonly words: string; readonly isTaker: boolean; readonly isIdle: boolean };

/** Whether an event has done what a step wants: all of its transitions and no others, if that was ever seen; else one of them. */
export function takerOf(known: readonly Known[], chart: string, { took, places }: WantedStep): (done: Done) => boolean {
  const isWhole = (done: Done) => done.from !== null && done.took === took;
  if (known.some(({ done }) => done.get(chart)?.some(isWhole))) return isWhole;
  return (done) => done.from !== null && tookOf(done).some((place) => places.includes(place));
}

function samplesOf(known: readonly Known[], chart: string, wanted: WantedStep): readonly Sample[] {
  const view = viewOf(chart, wanted.regions);
  const takes = takerOf(known, chart, wanted);
  return known.map(({ from, to, words, done }) => {
    const own = done.get(chart) ?? [];
    const isTaker = own.some(takes);
    const changes = own.filter((one) => one.from !== null && one.from !== one.to).length;
    const strays = Math.max(0, isTaker ? changes - 1 : changes);
    const isIdle = !OUTSIDE.has(moveOf(words).sender) && own.length === 0 && view(from) === view(to);
    const cost = 1 + STRAY * strays + (isIdle ? IDLE : 0);
    return { from: view(from), to: view(to), words, isTaker, isIdle, cost };
  });
}

/** What is known of each move, by where and by which it is. */
class Experience {
  readonly #here = new Map<string, number>();
  readonly #elsewhere = new Map<string, number>();
  /** Moves that have done something to the chart, or have led somewhere. */
  readonly #eventful = new Set<string>();
  readonly #left: ReadonlyMap<string, number>;
  readonly #view: (place: Place) => string;

  constructor(
    samples: readonly Sample[],
    view: (place: Place) => string,
    left: ReadonlyMap<string, number>,
    restOf: (sample: Sample) => number,
  ) {
    this.#left = left;
    this.#view = view;
    for (const sample of samples) {
      const { from, to, words } = sample;
      const rest = restOf(sample);
      lower(this.#here, `${from} ${words}`, rest);
      if (!sample.isIdle) this.#eventful.add(words);
      if (from !== to || sample.isTaker) lower(this.#elsewhere, words, rest + DOUBT);
    }
  }

  promised: Promised = (place, words) => {
    const view = this.#view(place);
    const known = this.#here.get(`${view} ${words}`);
    if (known !== undefined) return known;
    const left = this.#left.get(view) ?? FAR;
    const elsewhere = this.#elsewhere.get(words) ?? Number.POSITIVE_INFINITY;
    const least = Math.min(elsewhere, left + 1 + (this.#eventful.has(words) ? 0 : IDLE));
    return least > FAR ? Number.POSITIVE_INFINITY : least;
  };
}

function lower(values: Map<string, number>, key: string, value: number): void {
  values.set(key, Math.min(value, values.get(key) ?? Number.POSITIVE_INFINITY));
}

export type Promises = { readonly toTake: Promised; readonly toState: Promised };

/** How far a step of a chart is: to take it, and, once it is taken, to the states that it leads to. */
export function promisesOf(known: readonly Known[], chart: string, wanted: WantedStep): Promises {
  const view = viewOf(chart, wanted.regions);
  const samples = samplesOf(known, chart, wanted);
  const atState = new Map(
    known
      .flatMap(({ from, to }) => [from, to])
      .filter((place) => wanted.own.every((leaf) => place.leaves(chart).includes(leaf)))
      .map((place) => [view(place), 0]),
  );
  const toState = distances(samples, atState);
  const takers = new Map<string, number>();
  const restOf = ({ to, cost, isTaker }: Sample, left: ReadonlyMap<string, number>) =>
    cost + ((isTaker ? toState : left).get(to) ?? FAR);
  for (const sample of samples) if (sample.isTaker) lower(takers, sample.from, restOf(sample, toState));
  const toTake = distances(samples, takers);
  return {
    toTake: new Experience(samples, view, toTake, (sample) => restOf(sample, toTake)).promised,
    toState: new Experience(samples, view, toState, ({ to, cost }) => cost + (toState.get(to) ?? FAR)).promised,
  };
}
