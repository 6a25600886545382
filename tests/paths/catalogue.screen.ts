import { CHOICES, type Choice, choiceText, type FacetName } from '#machines/domain/filter-table.ts';
import { activeFilters } from '#machines/domain/filters.ts';
import { PRICE_BANDS } from '#machines/domain/price-bands.ts';
import type { Product } from '#machines/domain/product.ts';
import { filterText } from '#src/features/catalogue/filter-texts.ts';
import { listTitle, listTrail } from '#src/features/catalogue/list-texts.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, isOnDesk, isOnPhone, isPageSeen, isShown, liesOpen } from '#tests/explore/moves/move.ts';
import { firstBottle, productsOf } from '#tests/explore/moves/shelves.ts';
import {
  type FlowScreen,
  type Hand,
  key,
  press,
  pressIn,
  type Sight,
  sight,
  unexposed,
  unseen,
  type Verb,
  within,
  wordsSeen,
} from './screen.ts';

const isListPage = all(isPageSeen, isShown('products'));
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));
const snapshotOf = ({ flow }: ExpectedModel) => flow('catalogue').getSnapshot();
const contextOf = (expectedModel: ExpectedModel) => snapshotOf(expectedModel).context;
const hasFilters = (expectedModel: ExpectedModel) =>
  all(isListPage, isOnDesk)(expectedModel) || expectedModel.state('catalogue').includes('filterPanel.open');
const CLEARED = { type: 'query.changed', change: { kind: 'filtersCleared' } };

const radio = (name: string): Verb => press(name, 'radio');
const search =
  (text: string): Verb =>
  async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill(text);
    await page.getByRole('search', { name: 'Products' }).getByRole('button', { name: 'Search' }).click();
  };
/** Chooses the first value of a list; before it stands that none is chosen. */
const chooseFirst =
  (label: string): Verb =>
  ({ page }) =>
    page.getByRole('combobox', { name: label }).selectOption({ index: 1 });
/** 'Best matches' are above the list, and in it once more. */
const card = ({ page }: Hand, name: string | undefined) =>
  page
    .locator('#product-list')
    .getByRole('link', { name: name ?? '', exact: true })
    .last();
const alertOf = (title: string) => within('alert', undefined, wordsSeen(title));

const either = (isSo: boolean, one: Sight): Sight => (isSo ? one : unseen(one));

const productsText = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

/** How many the list would show with a value of a filter, as the API has counted; undefined where it has not. */
function countOf(expectedModel: ExpectedModel, filter: FacetName, value: string): number | undefined {
  const facet = contextOf(expectedModel).counts?.[filter];
  return facet && (new Map(Object.entries(facet.of)).get(value) ?? 0);
}

const withCount = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`);

/** A filter with one value of several is offered where the list has as many as it needs, or where one is chosen. */
function choiceFacts(expectedModel: ExpectedModel, { name, label, least, most }: Choice): readonly Sight[] {
  const { counts, query } = contextOf(expectedModel);
  const values = Object.keys(counts?.[name]?.of ?? {});
  const isOffered = query[name] !== null || (values.length >= least && values.length <= most);
  if (!isOffered) return [unseen(sight('combobox', label))];
  return values.map((value) => {
    const text = withCount(choiceText(name, value), countOf(expectedModel, name, value));
    return within('combobox', label, sight('option', text, value === query[name] ? 'selected' : undefined));
  });
}

/** What can be chosen, beside each what choosing it would show; what is not known is not said. PRD-14 to PRD-16. */
function offerFacts(expectedModel: ExpectedModel): readonly Sight[] {
  const { facets, query } = contextOf(expectedModel);
  const brands = (facets?.brands ?? []).map(({ id, name }) =>
    within('combobox', 'Brand', sight('option', withCount(name, countOf(expectedModel, 'brand', id)))),
  );
  const bands = PRICE_BANDS.map((band) => {
    const count = countOf(expectedModel, 'price', band.id);
    const name = count === undefined ? band.name : `${band.name} ${productsText(count)}`;
    const isChosen = query.minPrice === band.minPrice && query.maxPrice === band.maxPrice;
    return within('group', 'Price', sight('button', name, isChosen ? 'pressed' : undefined));
  });
  return [...CHOICES.flatMap((choice) => choiceFacts(expectedModel, choice)), ...brands, ...bands];
}

/** Beside 'All categories' and each category: which is chosen, and how many it would show. PRD-9, PRD-14. */
function categoryFacts(expectedModel: ExpectedModel): readonly Sight[] {
  const { query } = contextOf(expectedModel);
  const counts = ['gin', 'wine'].flatMap((category) => {
    const count = countOf(expectedModel, 'category', category);
    return count === undefined ? [] : [productsText(count)];
  });
  const isAll = sight('radio', 'All categories', 'checked');
  return [
    either(query.category === null && query.section === null, isAll),
    ...counts.flatMap((text) => [wordsSeen(text, 'group'), unexposed('description', text)]),
  ];
}

/** The filters, beside the list or in the drawer. PRD-2, PRD-10. */
function filterFacts(expectedModel: ExpectedModel): readonly Sight[] {
  const snapshot = expectedModel.flow('catalogue').getSnapshot();
  const hasFailed = expectedModel.state('catalogue').includes('facets.failed');
  return [
    either(!expectedModel.can('catalogue', CLEARED), sight('button', 'Clear Filters', 'disabled')),
    either(snapshot.context.query.includeOutOfStock, sight('switch', 'Include out of stock', 'checked')),
    either(hasFailed, wordsSeen('The brands could not be loaded.')),
    either(hasFailed, unexposed('description', 'The brands could not be loaded.')),
    unseen(within('combobox', 'Brand', sight('option', ''))),
    ...categoryFacts(expectedModel),
    ...offerFacts(expectedModel),
  ];
}

/** The content around the list in any state. PRD-9, PRD-10. */
function frameFacts(expectedModel: ExpectedModel): readonly Sight[] {
  const { query, facets } = contextOf(expectedModel);
  const names = activeFilters(query);
  const isSettled = /list\.(?:showing\.settled|empty|failed)/.test(expectedModel.state('catalogue'));
  return [
    unexposed('title', `${listTitle(query)} · Tawny & Rye`),
    main('combobox', 'Sort by'),
    // Beside its words on a wide screen; a narrow one shows an icon instead.
    unexposed('icon', isOnDesk(expectedModel) ? 'Sort by: chevron-down' : 'Sort by: arrow-up-down'),
    either(listTrail(query).length > 0, main('navigation', 'Breadcrumb')),
    ...names.map((name) => main('button', `Remove filter: ${filterText(name, query, facets?.brands ?? [])}`)),
    ...(isSettled ? [unseen(unexposed('busy'))] : []),
    ...(isOnPhone(expectedModel) && liesOpen(expectedModel)
      ? [
          main('button', names.length === 0 ? 'Filters' : `Filters ${names.length} set`),
          unseen(main('button', /^Filters/, 'expanded')),
        ]
      : []),
  ];
}

/** A few products under a title; not the title alone. PRD-13. */
const rack = (title: string, products: readonly Product[]): readonly Sight[] =>
  products.length === 0
    ? [unseen(main('region', title))]
    : products.map(({ name }) => within('region', title, sight('link', name)));

/** What helps with a search: the best of many, and ways on from nothing. PRD-13. */
function searchFacts(expectedModel: ExpectedModel): readonly Sight[] {
  const { list } = contextOf(expectedModel);
  const state = expectedModel.state('catalogue');
  if (state.includes('list.showing')) return rack('Best matches', list?.best ?? []);
  if (!state.includes('list.empty')) return [];
  const text = list?.instead?.text ?? null;
  const asked = wordsSeen('Did you mean', 'main');
  return [
    either(text !== null, asked),
    either((list?.outOfStock ?? 0) > 0, main('link', 'Include out of stock')),
    ...(text === null ? [] : [main('link', text)]),
    within('navigation', 'Popular categories', sight('link', 'Gin')),
    ...rack('Close to what you searched for', list?.instead?.products ?? []),
  ];
}

function listFacts(expectedModel: ExpectedModel): readonly Sight[] {
  const state = expectedModel.state('catalogue');
  const { list } = contextOf(expectedModel);
  const count = list === null ? '' : productsText(list.total);
  const isShowing = state.includes('list.showing');
  return [
    ...(isShowing || state.includes('list.empty') ? [within('main', undefined, wordsSeen(count, 'status'))] : []),
    ...(isShowing ? productsOf(expectedModel) : []).map(({ name }) => main('heading', name.replaceAll(/\s+/g, ' '))),
    ...(isShowing && list
      ? [
          wordsSeen(
            state.includes('loadingMore') ? 'Loading more products…' : `${list.products.length} of ${list.total} shown`,
            'main',
          ),
        ]
      : []),
  ];
}

/** PRD-1 to PRD-16. */
export const catalogueScreen: FlowScreen = {
  flow: 'catalogue',
  isOnScreen: isListPage,
  seen: {
    'list.loading.slow': [wordsSeen('This is taking longer than usual.', 'main')],
    'list.showing.loadingMore.slow': [wordsSeen('This is taking longer than usual.', 'main')],
    'list.showing.moreFailed': [alertOf('More products could not be loaded')],
    'list.empty': [
      wordsSeen('No products found matching your criteria', 'main'),
      wordsSeen('Try adjusting your filters or search terms', 'main'),
    ],
    'list.failed': [alertOf('The products could not be loaded')],
    'filterPanel.open': [],
  },
  unseen: {
    list: 'one of its states is seen',
    'list.idle': 'another page is shown',
    'list.loading': 'placeholders reserve its space, or the former list is shown',
    'list.loading.waiting': 'placeholders reserve its space, or the former list is shown',
    'list.showing': 'the cards are seen: facts',
    'list.showing.settled': 'the cards are seen: facts',
    'list.showing.loadingMore': 'said below the cards: a fact',
    'list.showing.loadingMore.waiting': 'said below the cards: a fact',
    facets: 'one of its states is seen',
    'facets.unloaded': 'the categories are offered by name alone',
    'facets.loading': 'the categories are offered by name alone',
    'facets.ready': 'how many products each category holds is seen beside it',
    'facets.revalidating': 'how many products each category holds is seen beside it',
    'facets.failed': 'said under the brands, in the drawer on narrow screens: a fact',
    revalidation: 'what it corrects is seen in the list',
    'revalidation.unneeded': 'the list is seen',
    'revalidation.revalidating': 'the list is seen as if it were confirmed',
    filterPanel: 'one of its states is seen',
    'filterPanel.barred': 'the cover of the page is visible',
    'filterPanel.closed': 'no drawer is seen',
    'filterPanel.open': 'the drawer is seen: a fact, as it covers the page',
  },
  facts: (expectedModel) => [
    ...(isListPage(expectedModel)
      ? [...listFacts(expectedModel), ...searchFacts(expectedModel), ...frameFacts(expectedModel)]
      : []),
    ...(hasFilters(expectedModel) ? filterFacts(expectedModel) : []),
    ...(expectedModel.state('catalogue').includes('filterPanel.open') ? [sight('dialog', 'Filters')] : []),
  ],
  verbs: {
    "chooses 'Gin'": radio('Gin'),
    "chooses 'Wine'": radio('Wine'),
    "chooses 'All categories'": radio('All categories'),
    "chooses 'Price: low to high'": ({ page }) =>
      page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high'),
    'chooses the first brand': ({ page, expectedModel }) =>
      page.getByRole('combobox', { name: 'Brand' }).selectOption(contextOf(expectedModel).facets?.brands[0]?.id ?? ''),
    "types '20' as the lowest price": async ({ page }) => {
      const field = page.getByRole('textbox', { name: 'Minimum price' });
      await field.fill('20');
      await field.blur();
    },
    ...Object.fromEntries(CHOICES.map(({ name, label }) => [`chooses the first ${name}`, chooseFirst(label)])),
    "chooses 'Over 42%'": ({ page }) =>
      page.getByRole('combobox', { name: 'Strength (ABV)' }).selectOption('very-strong'),
    // By keyboard: on a phone, messages may cover the drawer.
    "presses 'Up to £25'": ({ page }) => page.getByRole('button', { name: /^Up to £25/ }).press('Enter'),
    'follows the search that was probably meant': (hand) =>
      press(contextOf(hand.expectedModel).list?.instead?.text ?? '', 'link')(hand),
    'follows the link to what is out of stock': press('Include out of stock', 'link'),
    "presses 'Clear Filters' below the empty list": ({ page }) =>
      page.locator('#product-list').getByRole('button', { name: 'Clear Filters' }).click(),
    "presses 'Include out of stock'": press('Include out of stock', 'switch'),
    // By keyboard: on a phone, messages may cover the foot of the drawer.
    "presses 'Clear Filters'": ({ page }) => page.getByRole('button', { name: 'Clear Filters' }).first().press('Enter'),
    "presses the disabled 'Clear Filters'": ({ page }) =>
      page.getByRole('button', { name: 'Clear Filters' }).first().click({ force: true }),
    'takes off the category': ({ page }) =>
      page.getByRole('list', { name: 'Filters set' }).getByRole('button').first().click(),
    "searches the list for 'oak'": search('oak'),
    'searches the list for nothing': search(' '),
    "presses 'Show more'": press('Show more'),
    "presses 'Try again' of further products": pressIn('main', 'Try again'),
    "presses 'Try again' of slow further products": ({ page }) =>
      page.locator('#product-list').getByRole('button', { name: 'Try again' }).click(),
    "presses 'Try again' of the list": ({ page }) =>
      page.getByRole('alert').filter({ hasText: 'The products could not be loaded' }).getByRole('button').click(),
    "presses 'Try again' of the slow list": ({ page }) =>
      page.locator('#product-list').getByRole('button', { name: 'Try again' }).first().click(),
    "presses 'Try again' of the brands": ({ page }) =>
      page
        .locator('div')
        .filter({ has: page.getByText('The brands could not be loaded.') })
        .getByRole('button', { name: 'Try again' })
        .last()
        .click(),
    "presses 'Filters'": ({ page }) => page.getByRole('button', { name: /^Filters/ }).click(),
    "presses 'Close' of the filters": pressIn('dialog', 'Close'),
    'presses Escape at the filters': key('Escape'),
    'opens the first bottle in stock': (hand) => card(hand, firstBottle(hand.expectedModel)?.name).click(),
    'opens the second card': (hand) => card(hand, productsOf(hand.expectedModel)[1]?.name).click(),
  },
};
