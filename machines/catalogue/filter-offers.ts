import type { SnapshotFrom } from 'xstate';
import { expandCategory } from '#machines/domain/categories.ts';
import type { Choice, FacetName } from '#machines/domain/filter-table.ts';
import { activeFilters } from '#machines/domain/filters.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import { ownEntry } from '#machines/domain/own-entry.ts';
import type { PriceBand } from '#machines/domain/price-bands.ts';
import type { catalogueMachine } from './catalogue.machine.ts';
import { offeredBrands } from './catalogue.selectors.ts';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

/**
 * How many products the list would show with this value of a filter and the present other filters. Null means no value
 * of the filter. The result is undefined while the count is unknown. PRD-14.
 */
export const countBeside = ({ context }: Snapshot, filter: FacetName, value: string | null): number | undefined => {
  const facet = context.counts?.[filter];
  return value === null ? facet?.any : facet && (ownEntry(facet.of, value) ?? 0);
};

/** Without a filter besides the category, the counts of GET /categories are those of the list. */
const isWhole = ({ context: { query } }: Snapshot) => activeFilters(query).every((name) => name === 'category');

/** The same for a category. A group's count is the sum of its categories' counts. RTE-4. */
export function countOfCategory(snapshot: Snapshot, category: string | null): number | undefined {
  const { counts, facets } = snapshot.context;
  const counted = counts?.category;
  if (!counted)
    return isWhole(snapshot) ? facets?.categories.find(({ id }) => id === category)?.productCount : undefined;
  if (category === null) return counted.any;
  return expandCategory(category).reduce((sum, id) => sum + (ownEntry(counted.of, id) ?? 0), 0);
}

type Offer = { value: string; name: string; count: number | undefined };

/** The values of a choice that this list offers, and the chosen one. PRD-14 to PRD-16. */
export function choiceOffers(snapshot: Snapshot, { name: filter, values, least, most }: Choice): readonly Offer[] {
  const { counts, query } = snapshot.context;
  const chosen = query[filter];
  const counted = Object.keys(counts?.[filter]?.of ?? {});
  // An address may write the chosen value in other letters, such as country=scotland: it is one value all the same.
  const same = chosen === null ? undefined : counted.find((value) => foldText(value) === foldText(chosen));
  const offered = values.offered(chosen === null || same !== undefined ? counted : [...counted, chosen]);
  if (chosen === null && (offered.length < least || offered.length > most)) return [];
  return offered.map((value) => ({
    value: value === same ? (chosen ?? value) : value,
    name: values.nameOf(value),
    count: countBeside(snapshot, filter, value),
  }));
}

/** Every brand, with the number of its products that the list would show. PRD-14. */
export const brandOffers = (snapshot: Snapshot): readonly Offer[] =>
  offeredBrands(snapshot).map(({ id, name }) => ({ value: id, name, count: countBeside(snapshot, 'brand', id) }));

export const isBandChosen = ({ context: { query } }: Snapshot, { minPrice: low, maxPrice: high }: PriceBand): boolean =>
  query.minPrice === low && query.maxPrice === high;
