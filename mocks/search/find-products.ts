import type { Facet } from '#machines/domain/facet-counts.ts';
import { COUNTED_FILTERS, type FacetName } from '#machines/domain/filter-table.ts';
import { PRICE_BANDS } from '#machines/domain/price-bands.ts';
import { PRICE_RANGE } from '#machines/domain/product-query.ts';
import type { Allowed, Column } from './columns.ts';
import type { Scores } from './vocabulary.ts';

/** These filters choose among values. A price is any amount. */
type Coded = Exclude<FacetName, 'price'>;
const CODED = COUNTED_FILTERS.filter((name) => name !== 'price');

export type Columns = Readonly<Record<Coded, Column>> & { size: number; prices: Float64Array; inStock: Uint8Array };

/** The query in terms of the columns. Prices are in pounds, and both ends are included. */
export type Filters = {
  allowed: Readonly<Record<Coded, Allowed>>;
  minPrice: number;
  maxPrice: number;
  isInStock: boolean;
  /** The products that may be found, or null for all. */
  among: Uint8Array | null;
  scores: Scores | null;
};

export type Found = {
  /** 1 for each product that meets all filters. */
  matches: Uint8Array;
  total: number;
  /** For each product the one filter that it fails, or NONE, or SEVERAL. */
  failed: Int8Array;
};

const PRICE = CODED.length;
const NONE = -1;
const SEVERAL = -2;

/** A product that may not be found counts as failing several filters, whatever the filter panel holds. */
function failuresOutside({ size, inStock }: Columns, { isInStock, among, scores }: Filters): Int8Array {
  const failed = new Int8Array(size).fill(NONE);
  for (let at = 0; at < size; at += 1) {
    if ((isInStock && inStock[at] === 0) || among?.[at] === 0 || scores?.[at] === 0) failed[at] = SEVERAL;
  }
  return failed;
}

function fail(failed: Int8Array, at: number, filter: number): void {
  failed[at] = failed[at] === NONE ? filter : SEVERAL;
}

/** The products that meet all filters, and for the others whether they fail only one filter. */
export function findProducts(columns: Columns, filters: Filters): Found {
  const { size, prices } = columns;
  const { minPrice, maxPrice } = filters;
  const failed = failuresOutside(columns, filters);
  CODED.forEach((name, filter) => {
    const allowed = filters.allowed[name];
    if (allowed === null) return;
    const { codes } = columns[name];
    for (let at = 0; at < size; at += 1) if (allowed[codes[at] ?? 0] !== 1) fail(failed, at, filter);
  });
  for (let at = 0; at < size; at += 1) {
    const price = prices[at] ?? 0;
    if (price < minPrice || price > maxPrice) fail(failed, at, PRICE);
  }
  const matches = new Uint8Array(size);
  let total = 0;
  for (let at = 0; at < size; at += 1) {
    if (failed[at] !== NONE) continue;
    matches[at] = 1;
    total += 1;
  }
  return { matches, total, failed };
}

/** A product counts for a filter's values if it meets all other filters. */
function codedFacet({ values, codes }: Column, failed: Int8Array, filter: number): Facet {
  const counts = new Uint32Array(values.length);
  let any = 0;
  for (let at = 0; at < codes.length; at += 1) {
    const failure = failed[at];
    if (failure !== NONE && failure !== filter) continue;
    any += 1;
    const code = codes[at] ?? 0;
    if (code < counts.length) counts[code] = (counts[code] ?? 0) + 1;
  }
  return { any, of: shown(values, counts) };
}

/** A price band has no upper end where the slider has none. PRD-2. */
function priceFacet(prices: Float64Array, failed: Int8Array): Facet {
  const counts = new Uint32Array(PRICE_BANDS.length);
  const lows = PRICE_BANDS.map(({ minPrice }) => minPrice);
  const highs = PRICE_BANDS.map(({ maxPrice }) => (maxPrice === PRICE_RANGE.max ? Number.POSITIVE_INFINITY : maxPrice));
  let any = 0;
  for (let at = 0; at < prices.length; at += 1) {
    if (failed[at] !== NONE && failed[at] !== PRICE) continue;
    any += 1;
    const price = prices[at] ?? 0;
    for (let band = 0; band < counts.length; band += 1) {
      if (price >= (lows[band] ?? 0) && price <= (highs[band] ?? 0)) counts[band] = (counts[band] ?? 0) + 1;
    }
  }
  return {
    any,
    of: shown(
      PRICE_BANDS.map(({ id }) => id),
      counts,
    ),
  };
}

/** Values without products are left out. */
const shown = (values: readonly string[], counts: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(values.map((value, at) => [value, counts[at] ?? 0]).filter(([, count]) => count !== 0));

/** The counts of every filter. */
export type AllCounts = Readonly<Record<FacetName, Facet>>;

/** How many products each value of each filter would show, by the names that a query uses. PRD-14. */
export function facetCounts(columns: Columns, { failed }: Found): AllCounts {
  const facetOf = (name: FacetName) =>
    name === 'price' ? priceFacet(columns.prices, failed) : codedFacet(columns[name], failed, CODED.indexOf(name));
  return Object.fromEntries(COUNTED_FILTERS.map((name) => [name, facetOf(name)])) as AllCounts;
}
