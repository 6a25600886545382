import * as v from 'valibot';
import type { Facet } from '#machines/domain/facet-counts.ts';
import { COUNTED_FILTERS, type FacetName } from '#machines/domain/filter-table.ts';
import { PRICE_BANDS } from '#machines/domain/price-bands.ts';
import { PRICE_RANGE } from '#machines/domain/product-query.ts';
import { type ApiProduct, ApiProductSchema } from './api-product.ts';
import type { Engine } from './engine.ts';

/** In the index, what has no value has this one. */
const NO_VALUE = 'none';
/** Every price; the count without the filter. */
const ANY_PRICE = 'any';
/** Less than a penny: the index leaves the upper end of a range out, and the shop does not. */
const INCLUSIVE = 0.001;
const MOST_VALUES = 1000;

const FACETS = COUNTED_FILTERS.map((field) =>
  field === 'price'
    ? {
        field,
        type: 'range',
        ranges: [
          ...PRICE_BANDS.map(({ id, minPrice, maxPrice }) => ({
            key: id,
            from: minPrice,
            ...(maxPrice === PRICE_RANGE.max ? {} : { to: maxPrice + INCLUSIVE }),
          })),
          { key: ANY_PRICE, from: 0 },
        ],
      }
    : { field, limit: MOST_VALUES },
);

export type IndexFilters = Readonly<Record<string, unknown>>;
export type Question = {
  filters: IndexFilters;
  skip?: number;
  take: number;
  order?: Readonly<Record<string, 'ASC' | 'DESC'>>;
  isCounted?: boolean;
  hasFacets?: boolean;
  /** Similar words count, too. */
  isTolerant?: boolean;
};
export type Found = { products: readonly ApiProduct[]; total: number; facets: Readonly<Record<FacetName, Facet>> };

const HitSchema = v.object({ document: v.object({ card: v.pipe(v.string(), v.parseJson(), ApiProductSchema) }) });
const CountSchema = v.object({ count: v.number() });
const FacetSchema = v.object({
  values: v.optional(v.array(v.object({ ...CountSchema.entries, value: v.string() })), []),
  ranges: v.optional(v.array(v.object({ ...CountSchema.entries, key: v.string() })), []),
});
const ResultSchema = v.object({
  hits: v.array(HitSchema),
  metadata: v.optional(v.object({ count: v.nullish(v.number(), 0) }), {}),
  facets: v.optional(v.record(v.string(), FacetSchema), {}),
});
const AnswerSchema = v.object({ results: v.array(ResultSchema) });

const queryOf = ({ filters, skip = 0, take, order, isCounted, hasFacets, isTolerant }: Question) => ({
  entity: 'product',
  fields: ['card'],
  filters,
  pagination: { skip, take, ...(order ? { order } : {}) },
  search_options: {
    count: isCounted ? 'exact' : 'none',
    match_strategy: 'last',
    ...(hasFacets ? { facets: FACETS, disjunctive_facets: true } : {}),
    ...(isTolerant ? { typo_tolerance: true } : {}),
  },
});

/** A filter's counts by value, and without the filter. Every product has one value, and some the one that stands for none. */
function facetOf(facet: v.InferOutput<typeof FacetSchema> | undefined): Facet {
  const { values, ranges } = facet ?? { values: [], ranges: [] };
  const counts = [
    ...values.map(({ value, count }) => [value, count] as const),
    ...ranges.map(({ key, count }) => [key, count] as const),
  ].filter(([, count]) => count > 0);
  const any =
    values.reduce((sum, { count }) => sum + count, 0) + (ranges.find(({ key }) => key === ANY_PRICE)?.count ?? 0);
  return { any, of: Object.fromEntries(counts.filter(([value]) => value !== NO_VALUE && value !== ANY_PRICE)) };
}

const foundOf = ({ hits, metadata, facets }: v.InferOutput<typeof ResultSchema>): Found => ({
  products: hits.map(({ document }) => document.card),
  total: metadata.count,
  facets: Object.fromEntries(COUNTED_FILTERS.map((name) => [name, facetOf(facets[name])])) as Found['facets'],
});

/** The answers to questions to the search index, all asked at once. */
export async function askIndex({ ask }: Engine, questions: readonly Question[]): Promise<readonly Found[]> {
  const { results } = await ask('POST', '/store/search', AnswerSchema, { body: { queries: questions.map(queryOf) } });
  return results.map(foundOf);
}
