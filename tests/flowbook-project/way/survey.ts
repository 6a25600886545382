import { leavesOf, type Place } from '#tests/explore/place.ts';
import { type Outcome, Trial } from '#tests/explore/trial.ts';
import type { Visit } from '#tests/explore/visit.ts';
import { flipped } from '#tests/paths/projection/known-shop.ts';
import { TOURS } from '#tests/paths/tours.ts';
import type { PackedPlace, Survey } from './surveyed.ts';

/** 'open.choosingPayment' lies in 'open', too, and in the chart as a whole. */
const around = (leaf: string): readonly string[] => {
  const keys = leaf.split('.');
  return ['', ...keys.map((_, at) => keys.slice(0, at + 1).join('.'))];
};

const packed = ({ screen, page, over, charts, leaves, key }: Place): PackedPlace => ({
  screen,
  page,
  over,
  leaves: Object.fromEntries([...charts.keys()].map((chart) => [chart, leaves(chart)])),
  key,
});

/** Collects the results of walks through the whole shop. */
class Surveyor {
  readonly #places = new Map<string, number>();
  readonly #packed: PackedPlace[] = [];
  readonly #ways = new Map<string, readonly [from: number, to: number, words: string]>();
  readonly #took = new Map<string, readonly number[]>();
  readonly #transitions = new Map<string, number>();
  readonly #beginnings: (readonly [visit: Visit, place: number])[] = [];
  readonly #standing = new Set<string>();
  readonly #passing = new Map<string, string>();

  place(place: Place): number {
    const known = this.#places.get(place.key);
    if (known !== undefined) return known;
    this.#places.set(place.key, this.#packed.length);
    this.#packed.push(packed(place));
    return this.#packed.length - 1;
  }

  begin(visit: Visit, outcome: Outcome): void {
    this.#beginnings.push([visit, this.place(outcome.place)]);
    this.come('the page is opened', outcome);
  }

  /** Notes where a move has led, and what it has passed through. */
  come(words: string, { place, steps }: Outcome): void {
    for (const chart of place.charts.keys()) {
      for (const path of place.leaves(chart).flatMap(around)) this.#standing.add(`${chart} ${path}`);
    }
    for (const { chart, after } of steps) {
      for (const path of leavesOf(after).flatMap(around)) {
        const key = `${chart} ${path}`;
        if (!this.#passing.has(key)) this.#passing.set(key, words);
      }
    }
  }

  lead(from: number, to: number, words: string, { steps }: Outcome): void {
    const way = `${from} ${to} ${words}`;
    this.#ways.set(way, [from, to, words]);
    const taken = steps.flatMap(({ chart, took }) => took.map((transition) => this.#number(`${chart} ${transition}`)));
    this.#took.set(way, [...new Set(taken)]);
  }

  #number(transition: string): number {
    const number = this.#transitions.get(transition) ?? this.#transitions.size;
    this.#transitions.set(transition, number);
    return number;
  }

  survey(): Survey {
    return {
      places: this.#packed,
      ways: [...this.#ways.values()],
      took: [...this.#took.values()],
      transitions: [...this.#transitions.keys()],
      beginnings: this.#beginnings,
      passing: Object.fromEntries([...this.#passing].filter(([key]) => !this.#standing.has(key))),
    };
  }
}

async function walk(visit: Visit, moves: readonly string[], surveyor: Surveyor): Promise<void> {
  const { trial, outcome } = await Trial.begin(visit);
  const made: string[] = [];
  let at = outcome;
  surveyor.begin(visit, at);
  for (const words of moves) {
    if (!at.possible.includes(words)) continue;
    const from = surveyor.place(at.place);
    at = await trial.take(made, words);
    made.push(words);
    surveyor.come(words, at);
    surveyor.lead(from, surveyor.place(at.place), words, at);
  }
  trial.stop();
}

/** Walks the whole shop along the tours, which take every transition that can be taken, on both screens. Takes some seconds. */
export async function survey(): Promise<Survey> {
  const surveyor = new Surveyor();
  for (const { visit, moves } of TOURS) {
    await walk(visit, moves, surveyor);
    await walk(flipped(visit), moves, surveyor);
  }
  return surveyor.survey();
}
