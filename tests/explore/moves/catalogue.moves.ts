import { activeFilters } from '#machines/domain/product-query.ts';
import type { Oracle } from '../oracle.ts';
import { all, either, isIn, isOnDesk, isOnPhone, isShown, liesOpen, movesOn } from './move.ts';
import { firstBottle, hrefOf, isListSeen, productsOf } from './shelves.ts';

const { sends, follows } = movesOn('catalogue');

const isListPage = all(liesOpen, isShown('products'));
const isPanelOpen = isIn('catalogue', 'filterPanel.open');
/** The filters stand beside the list on wide screens, in the drawer on narrow ones. */
const hasFilters = either(all(isListPage, isOnDesk), isPanelOpen);
const queryOf = ({ flow }: Oracle) => flow('catalogue').getSnapshot().context.query;
const firstBrand = ({ flow }: Oracle) => flow('catalogue').getSnapshot().context.facets?.brands[0]?.id;
const isList = (state: string) => isIn('catalogue', `list.${state}`);

const CLEARED = { type: 'query.changed', change: { kind: 'filtersCleared' } };

const set = (words: string, changes: { category: string | null; section: null }) =>
  sends(
    words,
    'catalogue',
    { type: 'query.changed', change: { kind: 'filtersSet', changes } },
    all(hasFilters, (oracle) => queryOf(oracle).category !== changes.category),
  );
const isSet = (name: string) => (oracle: Oracle) => activeFilters(queryOf(oracle)).some((filter) => filter === name);

/** PRD-1 to PRD-12. */
export const catalogueMoves = [
  set("chooses 'Gin'", { category: 'gin', section: null }),
  set("chooses 'Wine'", { category: 'wine', section: null }),
  set("chooses 'All categories'", { category: null, section: null }),
  sends(
    "chooses 'Price: low to high'",
    'catalogue',
    { type: 'query.changed', change: { kind: 'filtersSet', changes: { sortBy: 'price', sortOrder: 'asc' } } },
    all(isListPage, (oracle) => queryOf(oracle).sortBy !== 'price'),
  ),
  sends(
    "presses 'Include out of stock'",
    'catalogue',
    (oracle) => ({
      type: 'query.changed',
      change: { kind: 'filtersSet', changes: { includeOutOfStock: !queryOf(oracle).includeOutOfStock } },
    }),
    hasFilters,
  ),
  sends(
    'chooses the first brand',
    'catalogue',
    (oracle) => ({ type: 'query.changed', change: { kind: 'filtersSet', changes: { brand: firstBrand(oracle) } } }),
    all(hasFilters, (oracle) => (firstBrand(oracle) ?? queryOf(oracle).brand) !== queryOf(oracle).brand),
  ),
  sends(
    "types '20' as the lowest price",
    'catalogue',
    (oracle) => ({
      type: 'query.changed',
      change: { kind: 'filtersSet', changes: { minPrice: 20, maxPrice: queryOf(oracle).maxPrice } },
    }),
    all(hasFilters, (oracle) => queryOf(oracle).minPrice !== 20),
  ),
  sends(
    "presses 'Clear Filters' below the empty list",
    'catalogue',
    CLEARED,
    all(isListPage, isList('empty'), (oracle) => oracle.can('catalogue', CLEARED)),
  ),
  sends(
    "presses 'Clear Filters'",
    'catalogue',
    CLEARED,
    all(hasFilters, (oracle) => oracle.can('catalogue', CLEARED)),
  ),
  sends(
    "presses the disabled 'Clear Filters'",
    'catalogue',
    CLEARED,
    all(hasFilters, (oracle) => !oracle.can('catalogue', CLEARED)),
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
    all(isListPage, isList('showing.settled'), (oracle) => oracle.can('catalogue', { type: 'more.requested' })),
  ),
  sends(
    "presses 'Try again' of further products",
    'catalogue',
    { type: 'more.requested' },
    all(isListPage, isList('showing.moreFailed')),
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
    (oracle) => hrefOf(firstBottle(oracle)),
    all(liesOpen, isListSeen, (oracle) => firstBottle(oracle) !== undefined),
  ),
  follows(
    'opens the second card',
    (oracle) => hrefOf(productsOf(oracle)[1]),
    all(liesOpen, isListSeen, (oracle) => productsOf(oracle).length > 1),
  ),
];
