import type { SortOrder } from '#machines/domain/product-query.ts';
import type { Scores } from './vocabulary.ts';

type Sorted = { id: string; name: string; price: number; rating: number; reviewCount: number };

/** Indexes of products in a catalogue, in some order. */
type Places = Uint32Array;

/** The orders that do not depend on a search are sorted once. */
export type Orders = Readonly<Record<`${'name' | 'price' | 'rating'} ${SortOrder}`, Places>> & { liked: Places };

const collator = new Intl.Collator('en-GB');

/** Names compare in en-GB; those that compare equal share a rank. PRD-4. */
function nameRanks(products: readonly Sorted[]): readonly number[] {
  const names = [...new Set(products.map(({ name }) => name))].sort(collator.compare);
  let rank = 0;
  const ranks = new Map(
    names.map((name, at) => {
      if (at > 0 && collator.compare(names[at - 1] ?? '', name) !== 0) rank += 1;
      return [name, rank];
    }),
  );
  return products.map(({ name }) => ranks.get(name) ?? 0);
}

/** Ids are compared by code units, without the rules of a language. */
const comparedById = (one: Sorted, other: Sorted): number => Number(one.id > other.id) - Number(one.id < other.id);

/** A higher rating always wins. Of two equal ratings, the one with more reviews wins. */
const liking = ({ rating, reviewCount }: Sorted): number => rating * 1e9 + reviewCount;

export function ordersOf(products: readonly Sorted[]): Orders {
  const places = products
    .map((product, place) => ({ product, place }))
    .sort((one, other) => comparedById(one.product, other.product))
    .map(({ place }) => place);
  /** Equal products are in the order of their ids in both directions: sorting is stable. PRD-4. */
  const sorted = (values: readonly number[], direction: 1 | -1): Places =>
    Uint32Array.from([...places].sort((one, other) => direction * ((values[one] ?? 0) - (values[other] ?? 0))));
  const ranks = nameRanks(products);
  const prices = products.map(({ price }) => price);
  const ratings = products.map(({ rating }) => rating);
  return {
    'name asc': sorted(ranks, 1),
    'name desc': sorted(ranks, -1),
    'price asc': sorted(prices, 1),
    'price desc': sorted(prices, -1),
    'rating asc': sorted(ratings, 1),
    'rating desc': sorted(ratings, -1),
    liked: sorted(products.map(liking), -1),
  };
}

/** The indexes of an order that match, in that order. */
export function* matching(order: Places, matches: Uint8Array): Generator<number> {
  for (const place of order) if (matches[place] === 1) yield place;
}

/** The best matches are first. Of equally good matches, the best rated is first. There are few distinct scores. PRD-13. */
export function bestFirst({ liked }: Orders, matches: Uint8Array, scores: Scores): readonly number[] {
  const byScore = new Map<number, number[]>();
  for (const place of liked) {
    if (matches[place] !== 1) continue;
    const score = scores[place] ?? 0;
    const row = byScore.get(score);
    if (row) row.push(place);
    else byScore.set(score, [place]);
  }
  return [...byScore].sort(([one], [other]) => other - one).flatMap(([, places]) => places);
}

/** Whether some match better than others. PRD-13. */
export function isRanked(matches: Uint8Array, scores: Scores): boolean {
  const first = scores[matches.indexOf(1)];
  return matches.some((matched, place) => matched === 1 && scores[place] !== first);
}

/** The first few of bestFirst, without sorting the others. */
export function fewBest({ liked }: Orders, matches: Uint8Array, scores: Scores, count: number): readonly number[] {
  const best: number[] = [];
  const scoreAt = (rank: number) => scores[best[rank] ?? -1] ?? 0;
  for (const place of liked) {
    const score = scores[place] ?? 0;
    if (matches[place] !== 1 || (best.length === count && score <= scoreAt(count - 1))) continue;
    const rank = best.findIndex((_, at) => scoreAt(at) < score);
    best.splice(rank < 0 ? best.length : rank, 0, place);
    best.length = Math.min(best.length, count);
  }
  return best;
}
