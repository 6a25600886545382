import type { SnapshotFrom } from 'xstate';
import { expandCategory } from '#machines/domain/categories.ts';
import type { Choice, FacetName } from '#machines/domain/filter-table.ts';
import { activeFilters } from '#machines/domain/filters.ts';
import type { PriceBand } from '#machines/domain/price-bands.ts';
import type { catalogueMachine } from './catalogue.machine.ts';
import { offeredBrands } from './catalogue.selectors.ts';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

/**
 * How many products choosing a value of a filter would show, all other filters being as they are; null stands for none
 * of its values. Undefined while that is not known. PRD-14.
 */
export const countBeside = ({ context }: Snapshot, filter: FacetName, value: string | null): number | undefined => {
  const facet = context.counts?.[filter];
  return value === null ? facet?.any : facet && (facet.of[value] ?? 0);
};

/** The list narrowed by nothing but its category: what GET /categories counts is what would be shown. */
const isWhole = ({ context: { query } }: Snapshot) => activeFilters(query).every((name) => name === 'category');

/** The same for a category; a group holds what its categories do. RTE-4. */
export function countOfCategory(snapshot: Snapshot, category: string | null): number | undefined {
  const { counts, facets } = snapshot.context;
  if (counts === null && isWhole(snapshot)) return facets?.categories.find(({ id }) => id === category)?.productCount;
  if (counts === null || category === null) return countBeside(snapshot, 'category', null);
  return expandCategory(category).reduce((sum, id) => sum + (counts.category.of[id] ?? 0), 0);
}

type Offer = { value: string; name: string; count: number | undefined };

/** The listed values of a choice; else those that show something, and the one that is chosen already. PRD-14. */
export function choiceOffers(snapshot: Snapshot, { name: filter, values, most }: Choice): readonly Offer[] {
  const { counts, query } = snapshot.context;
  const chosen = query[filter];
  const found = new Set([...Object.keys(counts?.[filter].of ?? {}), ...(chosen === null ? [] : [chosen])]);
  const offered = values ?? [...found].map((value) => ({ id: value, name: value }));
  const isNoChoice = chosen === null && most !== null && (offered.length < 2 || offered.length > most);
  return isNoChoice
    ? []
    : offered.map(({ id, name }) => ({ value: id, name, count: countBeside(snapshot, filter, id) }));
}

/** Every house, with how many products of it would be shown. PRD-14. */
export const brandOffers = (snapshot: Snapshot): readonly Offer[] =>
  offeredBrands(snapshot).map(({ id, name }) => ({ value: id, name, count: countBeside(snapshot, 'brand', id) }));

export const isBandChosen = ({ context: { query } }: Snapshot, { minPrice: low, maxPrice: high }: PriceBand): boolean =>
  query.minPrice === low && query.maxPrice === high;
