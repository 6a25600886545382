import { choiceOffers, isBandChosen } from '#machines/catalogue/filter-offers.ts';
import { meantHref, meantSearch, outOfStockHref } from '#machines/catalogue/search-help.ts';
import { CHOICES, type ChoiceName } from '#machines/domain/filter-table.ts';
import { activeFilters } from '#machines/domain/filters.ts';
import { PRICE_BANDS } from '#machines/domain/price-bands.ts';
import { PRICE_RANGE } from '#machines/domain/product-query.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, either, isIn, isOnDesk, isOnPhone, isShown, liesOpen, movesOn } from './move.ts';
import { firstBottle, hrefOf, isListSeen, productsOf } from './shelves.ts';

const { sends, follows } = movesOn('catalogue');

const isListPage = all(liesOpen, isShown('products'));
const isPanelOpen = isIn('catalogue', 'filterPanel.open');
/** The filters are beside the list on wide screens, in the drawer on narrow ones. */
const hasFilters = either(all(isListPage, isOnDesk), isPanelOpen);
const queryOf = ({ flow }: ExpectedModel) => flow('catalogue').getSnapshot().context.query;
const firstBrand = ({ flow }: ExpectedModel) => flow('catalogue').getSnapshot().context.facets?.brands[0]?.id;
const isList = (state: string) => isIn('catalogue', `list.${state}`);

const CLEARED = { type: 'query.changed', change: { kind: 'filtersCleared' } };

const set = (words: string, changes: { category: string | null; section: null }) =>
  sends(
    words,
    'catalogue',
    { type: 'query.changed', change: { kind: 'filtersSet', changes } },
    all(hasFilters, (expectedModel) => queryOf(expectedModel).category !== changes.category),
  );
/** Sets a filter whose values are known only after an answer. */
function setsFirst(filter: ChoiceName) {
  const firstOf = (expectedModel: ExpectedModel) =>
    CHOICES.filter(({ name }) => name === filter).flatMap((choice) =>
      choiceOffers(snapshotOf(expectedModel), choice),
    )[0]?.value;
  return sends(
    `chooses the first ${filter}`,
    'catalogue',
    (expectedModel) => ({
      type: 'query.changed',
      change: { kind: 'filtersSet', changes: { [filter]: firstOf(expectedModel) } },
    }),
    all(
      hasFilters,
      (expectedModel) => (firstOf(expectedModel) ?? queryOf(expectedModel)[filter]) !== queryOf(expectedModel)[filter],
    ),
  );
}
const snapshotOf = ({ flow }: ExpectedModel) => flow('catalogue').getSnapshot();

/** Pressed again, a band gives the whole range back. PRD-14. */
function bandChanges(expectedModel: ExpectedModel) {
  const [band] = PRICE_BANDS;
  const { min, max } = PRICE_RANGE;
  return isBandChosen(snapshotOf(expectedModel), band)
    ? { minPrice: min, maxPrice: max }
    : { minPrice: band.minPrice, maxPrice: band.maxPrice };
}
const isSet = (name: string) => (expectedModel: ExpectedModel) =>
  activeFilters(queryOf(expectedModel)).some((filter) => filter === name);

/** PRD-1 to PRD-16. */
export const catalogueMoves = [
  set("chooses 'Gin'", { category: 'gin', section: null }),
  set("chooses 'Wine'", { category: 'wine', section: null }),
  set("chooses 'All categories'", { category: null, section: null }),
  sends(
    "chooses 'Price: low to high'",
    'catalogue',
    { type: 'query.changed', change: { kind: 'filtersSet', changes: { sortBy: 'price', sortOrder: 'asc' } } },
    all(isListPage, (expectedModel) => queryOf(expectedModel).sortBy !== 'price'),
  ),
  sends(
    "presses 'Include out of stock'",
    'catalogue',
    (expectedModel) => ({
      type: 'query.changed',
      change: { kind: 'filtersSet', changes: { includeOutOfStock: !queryOf(expectedModel).includeOutOfStock } },
    }),
    hasFilters,
  ),
  sends(
    'chooses the first brand',
    'catalogue',
    (expectedModel) => ({
      type: 'query.changed',
      change: { kind: 'filtersSet', changes: { brand: firstBrand(expectedModel) } },
    }),
    all(
      hasFilters,
      (expectedModel) => (firstBrand(expectedModel) ?? queryOf(expectedModel).brand) !== queryOf(expectedModel).brand,
    ),
  ),
  sends(
    "types '20' as the lowest price",
    'catalogue',
    (expectedModel) => ({
      type: 'query.changed',
      change: { kind: 'filtersSet', changes: { minPrice: 20, maxPrice: queryOf(expectedModel).maxPrice } },
    }),
    all(hasFilters, (expectedModel) => queryOf(expectedModel).minPrice !== 20),
  ),
  ...CHOICES.filter(({ values }) => values.offered([]).length === 0).map(({ name }) => setsFirst(name)),
  sends(
    "chooses 'Over 42%'",
    'catalogue',
    { type: 'query.changed', change: { kind: 'filtersSet', changes: { strength: 'very-strong' } } },
    all(hasFilters, (expectedModel) => queryOf(expectedModel).strength !== 'very-strong'),
  ),
  sends(
    "presses 'Up to £25'",
    'catalogue',
    (expectedModel) => ({ type: 'query.changed', change: { kind: 'filtersSet', changes: bandChanges(expectedModel) } }),
    hasFilters,
  ),
  follows(
    'follows the search that was probably meant',
    (expectedModel) => meantHref(snapshotOf(expectedModel)),
    all(isListPage, isList('empty'), (expectedModel) => meantSearch(snapshotOf(expectedModel)) !== null),
  ),
  follows(
    'follows the link to what is out of stock',
    (expectedModel) => outOfStockHref(snapshotOf(expectedModel)) ?? '',
    all(isListPage, isList('empty'), (expectedModel) => outOfStockHref(snapshotOf(expectedModel)) !== null),
  ),
  sends(
    "presses 'Clear Filters' below the empty list",
    'catalogue',
    CLEARED,
    all(isListPage, isList('empty'), (expectedModel) => expectedModel.can('catalogue', CLEARED)),
  ),
  sends(
    "presses 'Clear Filters'",
    'catalogue',
    CLEARED,
    all(hasFilters, (expectedModel) => expectedModel.can('catalogue', CLEARED)),
  ),
  sends(
    "presses the disabled 'Clear Filters'",
    'catalogue',
    CLEARED,
    all(hasFilters, (expectedModel) => !expectedModel.can('catalogue', CLEARED)),
  ),
  sends(
    'takes off the category',
    'catalogue',
    { type: 'query.changed', change: { kind: 'filterRemoved', name: 'category' } },
    all(isListPage, isSet('category')),
  ),
  sends(
    "searches the list for 'oak'",
    'catalogue',
    { type: 'query.changed', change: { kind: 'searched', text: 'oak' } },
    isListPage,
  ),
  sends(
    'searches the list for nothing',
    'catalogue',
    { type: 'query.changed', change: { kind: 'searched', text: ' ' } },
    isListPage,
  ),
  sends(
    "presses 'Show more'",
    'catalogue',
    { type: 'more.requested' },
    all(isListPage, isList('showing.settled'), (expectedModel) =>
      expectedModel.can('catalogue', { type: 'more.requested' }),
    ),
  ),
  sends(
    "presses 'Try again' of further products",
    'catalogue',
    { type: 'more.requested' },
    all(isListPage, isList('showing.moreFailed')),
  ),
  sends(
    "presses 'Try again' of slow further products",
    'catalogue',
    { type: 'load.retried' },
    all(isListPage, isList('showing.loadingMore.slow')),
  ),
  sends("presses 'Try again' of the list", 'catalogue', { type: 'load.retried' }, all(isListPage, isList('failed'))),
  sends(
    "presses 'Try again' of the slow list",
    'catalogue',
    { type: 'load.retried' },
    all(isListPage, isList('loading.slow')),
  ),
  sends(
    "presses 'Try again' of the brands",
    'catalogue',
    { type: 'load.retried' },
    all(hasFilters, isIn('catalogue', 'facets.failed')),
  ),
  sends("presses 'Filters'", 'catalogue', { type: 'filterPanel.opened' }, all(isListPage, isOnPhone)),
  sends("presses 'Close' of the filters", 'catalogue', { type: 'filterPanel.dismissed' }, isPanelOpen),
  sends('presses Escape at the filters', 'catalogue', { type: 'filterPanel.dismissed' }, isPanelOpen),
  follows(
    'opens the first bottle in stock',
    (expectedModel) => hrefOf(firstBottle(expectedModel)),
    all(liesOpen, isListSeen, (expectedModel) => firstBottle(expectedModel) !== undefined),
  ),
  follows(
    'opens the second card',
    (expectedModel) => hrefOf(productsOf(expectedModel)[1]),
    all(liesOpen, isListSeen, (expectedModel) => productsOf(expectedModel).length > 1),
  ),
];
