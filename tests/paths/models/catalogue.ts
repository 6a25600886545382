import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { CatalogueEvent } from '#machines/catalogue/catalogue.events.ts';
import type { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import {
  canShowMore,
  firstNewId,
  hasMoreFailed,
  isSlow as isListSlow,
  isMoreSlow,
  shownProducts,
  totalCount,
} from '#machines/catalogue/catalogue.selectors.ts';
import type { Fetched } from '#machines/domain/fetched.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, type ProductQuery, queryHref } from '#machines/domain/product-query.ts';
import { answerOf, asked, factsOf, failureOf, isAsked } from '../properties/effects.ts';
import { agreesWith, type Model, type StepEffects } from './model.ts';

type List = {
  readonly products: readonly Product[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};

/** The content in the place of the list. */
type View = 'nothing' | 'loading' | 'list' | 'more' | 'more failed' | 'empty' | 'failed';

type State = {
  readonly view: View;
  readonly query: ProductQuery;
  /** How many pages the list had before a reload or Back. */
  readonly pages: number;
  /** Whether something covers the page. */
  readonly isCovered: boolean;
  readonly list: List | null;
  readonly firstNew: string | null;
  /** The lists that Back finds, by their addresses. */
  readonly back: Readonly<Record<string, List>>;
  /** When 'it takes long' is said, in milliseconds; null while nothing is on its way. */
  readonly slowFrom: number | null;
  readonly isSlow: boolean;
  /** The pages of the list that the last step has asked for. */
  readonly asks: readonly number[];
  readonly address: string | null;
};

/** API-3. */
const SLOW_MS = 8000;
const isSlow = (snapshot: SnapshotFrom<typeof catalogueMachine>): boolean =>
  isListSlow(snapshot) || isMoreSlow(snapshot);

const addressOf = (query: ProductQuery): string => queryHref(query);

const ask = (state: State, page: number): State => ({ ...state, asks: [...state.asks, page] });

const loads = (state: State, at: number): State =>
  ask({ ...state, view: 'loading', slowFrom: at + SLOW_MS, isSlow: false }, 1);

const shows = (state: State, view: View): State => ({ ...state, view, slowFrom: null, isSlow: false });

const viewOf = ({ total }: List): View => (total === 0 ? 'empty' : 'list');

/** Back will show the present list. */
const withList = (state: State, list: List): State => ({
  ...state,
  list,
  back: { ...state.back, [addressOf(state.query)]: list },
});

/** RTE-5: Back shows a list as it was; the address of the shown list requests nothing. */
function requested(state: State, event: Extract<CatalogueEvent, { type: 'list.requested' }>, at: number): State {
  const address = addressOf(event.query);
  const remembered = event.kind === 'pop' ? state.back[address] : undefined;
  const asks = { ...state, query: event.query, pages: event.pages };
  if (remembered) return shows({ ...asks, list: remembered, firstNew: null }, viewOf(remembered));
  const isHere = state.view !== 'nothing' && state.view !== 'failed' && address === addressOf(state.query);
  return isHere ? asks : loads({ ...asks, list: null }, at);
}

/** PRD-1, PRD-2, PRD-10: what is set or taken off; a blank search is ignored. */
function changedQuery(query: ProductQuery, change: Extract<CatalogueEvent, { type: 'query.changed' }>['change']) {
  switch (change.kind) {
    case 'filtersSet':
      return { ...query, ...change.changes };
    case 'filterRemoved':
      return change.name === 'category' ? { ...query, category: null, section: null } : query;
    case 'filtersCleared':
      return { ...DEFAULT_QUERY, sortBy: query.sortBy, sortOrder: query.sortOrder };
    case 'searched':
      return { ...query, search: change.text.trim() || query.search };
  }
}

function changed(state: State, event: Extract<CatalogueEvent, { type: 'query.changed' }>, at: number): State {
  const query = changedQuery(state.query, event.change);
  const address = addressOf(query);
  if (state.view === 'nothing' || address === addressOf(state.query)) return state;
  return { ...loads({ ...state, query, pages: 1 }, at), address };
}

const isWhole = ({ page, pageSize, total }: List): boolean => page * pageSize >= total;

const loadsMore = (state: State, { page }: List, at: number): State =>
  ask({ ...state, view: 'more', slowFrom: at + SLOW_MS, isSlow: false }, page + 1);

function more(state: State, at: number): State {
  const canAsk = state.view === 'list' || state.view === 'more failed';
  return canAsk && state.list !== null && !isWhole(state.list) ? loadsMore(state, state.list, at) : state;
}

function retried(state: State, at: number): State {
  if (state.view === 'more' && state.list !== null) return state.isSlow ? loadsMore(state, state.list, at) : state;
  if (state.view === 'failed' || state.isSlow) return loads(state, at);
  return state.view === 'more failed' ? more(state, at) : state;
}

function came(state: State, { data, total, page, pageSize }: ProductPage): State {
  const list = { products: data, total, page, pageSize };
  return shows({ ...withList(state, list), firstNew: null }, viewOf(list));
}

/** PRD-12: a product that has moved from one page to the next is not listed twice. */
function moreCame(state: State, { data, total, page, pageSize }: ProductPage): State {
  const here = state.list?.products ?? [];
  const fresh = data.filter(({ id }) => here.every((product) => product.id !== id));
  const list = { products: [...here, ...fresh], total, page, pageSize };
  const growsAgain = state.list !== null && state.list.page < state.pages;
  return shows({ ...withList(state, list), firstNew: growsAgain ? null : (fresh[0]?.id ?? null) }, 'list');
}

/** API-5: the first page of the prerendered list as it is today; what 'Show more' has brought stays behind it. */
function corrected(state: State, { data, total }: ProductPage): State {
  if (state.list === null) return state;
  const further = state.list.products.slice(state.list.pageSize);
  const isNew = ({ id }: Product) => data.every((product) => product.id !== id);
  const list = { ...state.list, products: [...data, ...further.filter(isNew)].slice(0, total), total };
  const stored = withList(state, list);
  return viewOf(list) === viewOf(state.list) ? stored : shows(stored, viewOf(list));
}

function commandsOf(state: State, event: CatalogueEvent, at: number): State {
  switch (event.type) {
    case 'list.requested':
      return requested(state, event, at);
    case 'list.left':
      return shows(state, 'nothing');
    case 'query.changed':
      return changed(state, event, at);
    case 'more.requested':
      return more(state, at);
    case 'load.retried':
      return retried(state, at);
    case 'page.covered':
      return { ...state, isCovered: true };
    case 'page.uncovered':
      return { ...state, isCovered: false };
    default:
      return state;
  }
}

function answered(state: State, event: AnyEventObject, at: number): State {
  const list = answerOf({ event }, 'fetchProducts');
  if (list) return came(state, (list.output as Fetched<ProductPage>).data);
  if (failureOf({ event }, 'fetchProducts')) return shows(state, 'failed');
  const further = answerOf({ event }, 'fetchMore');
  if (further) return moreCame(state, (further.output as Fetched<ProductPage>).data);
  const today = answerOf({ event }, 'revalidateProducts');
  if (today) return corrected(state, today.output as ProductPage);
  if (failureOf({ event }, 'fetchMore')) return { ...shows(state, 'more failed'), pages: 1 };
  return commandsOf(state, event as CatalogueEvent, at);
}

/** PRD-12: after a reload and Back the list has its former pages again, one after the other, once it can be seen. */
const grown = (state: State, at: number): State =>
  state.view === 'list' && !state.isCovered && state.list !== null && state.list.page < state.pages
    ? more(state, at)
    : state;

function next(before: State, event: AnyEventObject, at: number): State {
  const isDue = before.slowFrom !== null && at >= before.slowFrom;
  return grown(answered({ ...before, isSlow: before.isSlow || isDue, asks: [], address: null }, event, at), at);
}

type Snapshot = SnapshotFrom<typeof catalogueMachine>;
type Seen = {
  view: View;
  query: string;
  products: readonly string[];
  total: number;
  hasMore: boolean;
  firstNew: string | null;
  back: readonly string[];
  isSlow: boolean;
  asks: readonly number[];
  address: string | null;
};

const linesOf = (products: readonly Product[]) => products.map(({ id, price }) => `${id} ${price}`);

/** What Back finds: '/products?category=gin: 2 of 5'. */
const backLine = (address: string, { products, total }: List) =>
  `${address}: ${linesOf(products).join(', ')} of ${total}`;

const VIEWS: readonly [View, (snapshot: Snapshot) => boolean][] = [
  ['nothing', (snapshot) => snapshot.matches({ list: 'idle' })],
  ['loading', (snapshot) => isAsked(snapshot, 'fetchProducts')],
  ['more', (snapshot) => isAsked(snapshot, 'fetchMore')],
  ['more failed', hasMoreFailed],
  ['empty', (snapshot) => snapshot.matches({ list: 'empty' })],
  ['failed', (snapshot) => snapshot.matches({ list: 'failed' })],
];

function pagesAsked(step: StepEffects): readonly number[] {
  return ['fetchProducts', 'fetchMore']
    .map((actor) => asked(step, actor)?.input)
    .filter((input) => input !== undefined)
    .map((input) => (input as { page: number }).page);
}

const model: Model<Snapshot, State, Seen> = {
  start: {
    view: 'nothing',
    query: DEFAULT_QUERY,
    pages: 1,
    isCovered: true,
    list: null,
    firstNew: null,
    back: {},
    slowFrom: null,
    isSlow: false,
    asks: [],
    address: null,
  },
  step: next,
  shows: (state) => ({
    view: state.view,
    query: addressOf(state.query),
    products: linesOf(state.list?.products ?? []),
    total: state.list?.total ?? 0,
    hasMore: state.view === 'more failed' || (state.view === 'list' && state.list !== null && !isWhole(state.list)),
    firstNew: state.firstNew,
    back: Object.entries(state.back)
      .map(([address, list]) => backLine(address, list))
      .sort(),
    isSlow: state.isSlow,
    asks: state.asks,
    address: state.address,
  }),
  looksLike: (snapshot, step) => ({
    view: VIEWS.find(([, isView]) => isView(snapshot))?.[0] ?? 'list',
    query: addressOf(snapshot.context.query),
    products: linesOf(shownProducts(snapshot)),
    total: totalCount(snapshot),
    hasMore: canShowMore(snapshot),
    firstNew: firstNewId(snapshot),
    back: snapshot.context.remembered.map(({ key, list }) => backLine(key, list)).sort(),
    isSlow: isSlow(snapshot),
    asks: pagesAsked(step),
    address: (factsOf(step, 'navigation.requested')[0]?.href as string | undefined) ?? null,
  }),
};

export const catalogueModel = agreesWith(
  'PRD-2 PRD-8 PRD-9 PRD-12 RTE-5 API-5 the list is the one that the model shows',
  model,
);
