import type { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import {
  canShowMore,
  firstNewId,
  hasMoreFailed,
  isSlow as isListSlow,
  isLoadingMore,
  isMoreSlow,
  problemMessage,
  shownProducts,
  totalCount,
} from '#machines/catalogue/catalogue.selectors.ts';
import type { Facets } from '#machines/domain/brand.ts';
import type { Fetched } from '#machines/domain/fetched.ts';
import { byChoice } from '#machines/domain/filter-table.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, type ProductQuery } from '#machines/domain/product-query.ts';
import { answerOf, asked, factsOf, failureOf, isAsked, isDone, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof catalogueMachine>();

type Step = Parameters<typeof sent>[0];
type Snapshot = Step['after'];
type Request = { query: ProductQuery; page: number };

/** API-3. */
const SLOW_MS = 8000;
const isSlow = (snapshot: Snapshot): boolean => isListSlow(snapshot) || isMoreSlow(snapshot);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isWaitedFor = (snapshot: Snapshot): boolean => isLoading(snapshot) || isLoadingMore(snapshot);
const isIdle = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'idle' });
const isLoading = (snapshot: Snapshot): boolean => isAsked(snapshot, 'fetchProducts');
const isShowing = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'showing' });
const isNothingFound = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'empty' });
const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'failed' });
const areFiltersOpen = (snapshot: Snapshot): boolean => snapshot.matches({ filterPanel: 'open' });
const queryOf = ({ context }: Snapshot): ProductQuery => context.query;

const firstAsked = (happening: Step): Request | null =>
  (asked(happening, 'fetchProducts')?.input as Request | undefined) ?? null;
const moreAsked = (happening: Step): Request | null =>
  (asked(happening, 'fetchMore')?.input as Request | undefined) ?? null;
const pageCame = (happening: Step): ProductPage | null =>
  (answerOf(happening, 'fetchProducts')?.output as Fetched<ProductPage> | undefined)?.data ?? null;
const moreCame = (happening: Step): ProductPage | null =>
  (answerOf(happening, 'fetchMore')?.output as Fetched<ProductPage> | undefined)?.data ?? null;
const isPrerendered = (happening: Step, actor: string): boolean =>
  (answerOf(happening, actor)?.output as Fetched<unknown> | undefined)?.isPrerendered ?? false;
const listToday = (happening: Step): ProductPage | null =>
  (answerOf(happening, 'revalidateProducts')?.output as ProductPage | undefined) ?? null;
const facetsOf = (happening: Step): Facets | null =>
  (answerOf(happening, 'fetchFacets')?.output as Fetched<Facets> | undefined)?.data ??
  (answerOf(happening, 'revalidateFacets')?.output as Facets | undefined) ??
  null;
const idsOf = (snapshot: Snapshot): readonly string[] => shownProducts(snapshot).map(({ id }) => id);

const listText = (snapshot: Snapshot): string => JSON.stringify([idsOf(snapshot), totalCount(snapshot)]);

const isQueryChanged = ({ before, after }: Step): boolean => !isSame(queryOf(before), queryOf(after));
const messageOf = (error: unknown): string | undefined => (error instanceof ProblemError ? error.message : undefined);

export const catalogueProperties = [
  beginning(
    'PRD-3 the list opens with products in stock only, by name, ascending, without filters',
    (first) =>
      isSame(queryOf(first), {
        category: null,
        section: null,
        brand: null,
        ...byChoice(() => null),
        search: '',
        minPrice: 0,
        maxPrice: 500,
        includeOutOfStock: false,
        sortBy: 'name',
        sortOrder: 'asc',
      }) && isIdle(first),
  ),
  step(
    'PRD-1 a search requests the typed text, and a blank one is ignored',
    (happening) => sent(happening, 'query.changed')?.change.kind === 'searched' && !isIdle(happening.before),
    (happening) => {
      const change = sent(happening, 'query.changed')?.change;
      const text = change?.kind === 'searched' ? change.text.trim() : '';
      const search = text === '' ? queryOf(happening.before).search : text;
      return isSame(queryOf(happening.after), { ...queryOf(happening.before), search });
    },
  ),
  step(
    'PRD-2 a filter that is set is active, and all others stay',
    (happening) => sent(happening, 'query.changed')?.change.kind === 'filtersSet' && !isIdle(happening.before),
    (happening) => {
      const change = sent(happening, 'query.changed')?.change;
      return (
        change?.kind === 'filtersSet' &&
        isSame(queryOf(happening.after), { ...queryOf(happening.before), ...change.changes })
      );
    },
  ),
  step(
    'PRD-10 a removed filter is no longer active, and all others stay',
    (happening) => sent(happening, 'query.changed')?.change.kind === 'filterRemoved' && !isIdle(happening.before),
    ({ before, after }) => isSame(queryOf(after), { ...queryOf(before), category: null, section: null }),
  ),
  step(
    'PRD-10 Clear Filters removes all filters, and the order stays',
    (happening) => sent(happening, 'query.changed')?.change.kind === 'filtersCleared' && !isIdle(happening.before),
    ({ before, after }) => {
      const { sortBy, sortOrder } = queryOf(before);
      return isSame(queryOf(after), { ...DEFAULT_QUERY, sortBy, sortOrder });
    },
  ),
  step(
    'PRD-2 PRD-9 when filters change, the address follows without a jump, and the list is requested again',
    (happening) => isOn(happening, 'query.changed') && isQueryChanged(happening),
    (happening) => {
      const [fact] = factsOf(happening, 'navigation.requested');
      const query = queryOf(happening.after);
      const category = new URLSearchParams(String(fact?.href).split('?')[1]).get('category');
      return (
        isSame(firstAsked(happening), { query, page: 1 }) &&
        fact?.preserveScroll === true &&
        fact.kind === 'push' &&
        category === query.category
      );
    },
  ),
  step(
    'PRD-9 the address changes exactly when a filter changes',
    (happening) => isReported(happening, 'navigation.requested'),
    (happening) => isOn(happening, 'query.changed') && isQueryChanged(happening),
  ),
  step(
    'PRD-9 the list does not change while another page is shown',
    (happening) => isIdle(happening.before) && !isOn(happening, 'list.requested'),
    (happening) =>
      !isQueryChanged(happening) && isIdle(happening.after) && !isReported(happening, 'navigation.requested'),
  ),
  step(
    'RTE-2 PRD-9 the list matches the address',
    (happening) => isOn(happening, 'list.requested'),
    (happening) =>
      isSame(queryOf(happening.after), sent(happening, 'list.requested')?.query) && !isIdle(happening.after),
  ),
  run('RTE-5 PRD-12 Back shows a list as it was, with all its pages and without a request', () => {
    const seen = new Map<string, string>();
    return (happening) => {
      const { after } = happening;
      const request = sent(happening, 'list.requested');
      const left = request?.kind === 'pop' ? seen.get(JSON.stringify(request.query)) : undefined;
      if (isShowing(after) || isNothingFound(after)) seen.set(JSON.stringify(queryOf(after)), listText(after));
      if (left === undefined) return null;
      const isThere = isShowing(after) || isNothingFound(after);
      return isThere && listText(after) === left && firstAsked(happening) === null;
    };
  }),
  situation(
    'PRD-7 while the list is loading, the page says so',
    (snapshot) => isLoading(snapshot) || isLoadingMore(snapshot),
    (snapshot) => snapshot.hasTag('busy'),
  ),
  step(
    'PRD-7 a failure is shown with its message, and Try again requests the list again',
    (happening) => failureOf(happening, 'fetchProducts') !== null,
    (happening) =>
      hasFailed(happening.after) &&
      problemMessage(happening.after) === messageOf(failureOf(happening, 'fetchProducts')?.error) &&
      happening.after.can({ type: 'load.retried' }),
  ),
  step(
    'PRD-7 API-3 Try again requests the same list',
    (happening) =>
      isOn(happening, 'load.retried') &&
      (hasFailed(happening.before) || (isLoading(happening.before) && isSlow(happening.before))),
    (happening) => isSame(firstAsked(happening), { query: queryOf(happening.before), page: 1 }),
  ),
  step(
    'PRD-7 the page says that nothing was found exactly when the list is empty',
    (happening) => pageCame(happening) !== null,
    (happening) => {
      const page = pageCame(happening);
      return (
        isNothingFound(happening.after) === (page?.total === 0) && isShowing(happening.after) === (page?.total !== 0)
      );
    },
  ),
  step(
    'PRD-8 an answer replaces the whole list before it',
    (happening) => pageCame(happening) !== null,
    (happening) =>
      isSame(
        idsOf(happening.after),
        pageCame(happening)?.data.map(({ id }) => id),
      ) && totalCount(happening.after) === pageCame(happening)?.total,
  ),
  run('PRD-8 the running request is for the present list, so an older answer cannot follow', () => {
    let request: Request | null = null;
    return (happening) => {
      request = firstAsked(happening) ?? request;
      return isLoading(happening.after) ? isSame(request?.query, queryOf(happening.after)) : null;
    };
  }),
  step(
    'PRD-8 a request that is no longer needed is aborted',
    (happening) => isOn(happening, 'list.left'),
    ({ after }) => isIdle(after) && !isLoading(after) && !isAsked(after, 'fetchMore'),
  ),
  step(
    'PRD-8 the list is not requested twice',
    (happening) => isLoading(happening.before) && isOn(happening, 'list.requested') && !isQueryChanged(happening),
    (happening) => firstAsked(happening) === null || sent(happening, 'list.requested')?.kind === 'pop',
  ),
  situation("PRD-12 'Show more' is offered if there are more products", isShowing, (snapshot) => {
    const list = snapshot.context.list;
    const isMore = list !== null && list.page * list.pageSize < list.total;
    return canShowMore(snapshot) === ((isMore && !isLoadingMore(snapshot)) || hasMoreFailed(snapshot));
  }),
  step(
    "PRD-12 'Show more' requests the next page of the same list, and the shown products stay",
    (happening) => isOn(happening, 'more.requested') && canShowMore(happening.before),
    (happening) => {
      const { before, after } = happening;
      const page = (before.context.list?.page ?? 0) + 1;
      return isSame(moreAsked(happening), { query: queryOf(before), page }) && isSame(idsOf(before), idsOf(after));
    },
  ),
  step(
    "PRD-12 only 'Show more', Try again and a list that was longer before a reload or Back request a further page",
    (happening) => moreAsked(happening) !== null,
    (happening) =>
      (moreAsked(happening)?.page ?? 0) <= happening.after.context.pages ||
      (isOn(happening, 'more.requested', 'load.retried') &&
        (canShowMore(happening.before) || (isLoadingMore(happening.before) && isSlow(happening.before)))),
  ),
  run('PRD-9 PRD-12 RTE-5 after a reload and Back the list has its former pages, once nothing covers the page', () => {
    let due = 1;
    let isCovered = true;
    return (happening) => {
      const { after } = happening;
      if (isOn(happening, 'page.covered')) isCovered = true;
      if (isOn(happening, 'page.uncovered')) isCovered = false;
      due = sent(happening, 'list.requested')?.pages ?? (isQueryChanged(happening) ? 1 : due);
      if (failureOf(happening, 'fetchMore') !== null) due = 1;
      const { list } = after.context;
      if (!isShowing(after) || list === null || isCovered || list.page >= due) return null;
      return isLoadingMore(after) || list.page * list.pageSize >= list.total;
    };
  }),
  step(
    'PRD-12 the history entry gets the number of pages shown, and only a further page changes it',
    (happening) => moreCame(happening) !== null || isDone(happening, 'recordPages'),
    (happening) => {
      const record = happening.effects.find(({ type }) => type === 'recordPages');
      const pages = Math.max(moreCame(happening)?.page ?? 0, happening.before.context.pages);
      return moreCame(happening) !== null && isSame(record?.params, { pages });
    },
  ),
  step(
    'PRD-12 the focus does not follow the pages that a list had before',
    (happening) => (moreCame(happening)?.page ?? Number.POSITIVE_INFINITY) <= happening.before.context.pages,
    ({ after }) => firstNewId(after) === null,
  ),
  step(
    'PRD-12 further products follow the shown ones, and none is shown twice',
    (happening) => moreCame(happening) !== null,
    (happening) => {
      const ids = [...idsOf(happening.before), ...(moreCame(happening)?.data.map(({ id }) => id) ?? [])];
      return (
        isSame(idsOf(happening.after), [...new Set(ids)]) && totalCount(happening.after) === moreCame(happening)?.total
      );
    },
  ),
  step(
    'PRD-12 if more cannot be loaded, the shown products stay, the page says why, and the shopper can try again',
    (happening) => failureOf(happening, 'fetchMore') !== null,
    (happening) =>
      isSame(idsOf(happening.before), idsOf(happening.after)) &&
      hasMoreFailed(happening.after) &&
      problemMessage(happening.after) === messageOf(failureOf(happening, 'fetchMore')?.error) &&
      canShowMore(happening.after) &&
      happening.after.can({ type: 'load.retried' }),
  ),
  step(
    'PRD-12 the request for more runs until it is answered or another list is requested',
    ({ before, after }) => isLoadingMore(before) && !isLoadingMore(after),
    (happening) =>
      moreCame(happening) !== null ||
      failureOf(happening, 'fetchMore') !== null ||
      listToday(happening)?.total === 0 ||
      isOn(happening, 'list.requested', 'list.left', 'query.changed'),
  ),
  step(
    "PRD-12 the error of 'Show more' is shown until the next try or another list",
    ({ before, after }) => hasMoreFailed(before) && !hasMoreFailed(after),
    (happening) =>
      moreAsked(happening) !== null ||
      listToday(happening)?.total === 0 ||
      isOn(happening, 'list.requested', 'list.left', 'query.changed'),
  ),
  step(
    'PRD-12 API-3 Try again requests the same page of a list whose next page is slow',
    (happening) => isOn(happening, 'load.retried') && isLoadingMore(happening.before) && isSlow(happening.before),
    (happening) => {
      const { before, after } = happening;
      const page = (before.context.list?.page ?? 0) + 1;
      return isSame(moreAsked(happening), { query: queryOf(before), page }) && isSame(idsOf(before), idsOf(after));
    },
  ),
  run('API-3 after 8,000 ms without the list, or without its next page: a hint and Try again', () => {
    let since: number | null = null;
    return (happening) => {
      const { before, at } = happening;
      if (isWaitedFor(before) && since !== null && isSlow(before) !== at > since + SLOW_MS) return false;
      if (firstAsked(happening) !== null || moreAsked(happening) !== null) since = at;
      if (!isWaitedFor(happening.after)) since = null;
      if (since === null) return isSlow(happening.after) ? false : null;
      const isLong = happening.at >= since + SLOW_MS;
      return (
        isSlow(happening.after) === isLong &&
        happening.after.can({ type: 'load.retried' }) === (isLong || canRetryFacets(happening.after))
      );
    };
  }),
  step(
    'API-5 only a prerendered list is revalidated, and once',
    (happening) => pageCame(happening) !== null,
    (happening) => isAsked(happening.after, 'revalidateProducts') === isPrerendered(happening, 'fetchProducts'),
  ),
  step(
    'API-5 the list that is revalidated is the one that is shown',
    (happening) => asked(happening, 'revalidateProducts') !== null,
    (happening) =>
      isSame(asked(happening, 'revalidateProducts')?.input, { query: queryOf(happening.after) }) &&
      (isShowing(happening.after) || isNothingFound(happening.after)),
  ),
  run('API-5 RTE-5 a prerendered list that was left before its revalidation is revalidated when Back shows it', () => {
    const due = new Set<string>();
    return (happening) => {
      const query = JSON.stringify(queryOf(happening.after));
      const isSettled = listToday(happening) !== null || pageCame(happening) !== null;
      if (isSettled) due.delete(query);
      if (isPrerendered(happening, 'fetchProducts')) due.add(query);
      if (failureOf(happening, 'revalidateProducts') !== null) due.clear();
      const isThere = isShowing(happening.after) || isNothingFound(happening.after);
      return isThere ? isAsked(happening.after, 'revalidateProducts') === due.has(query) : null;
    };
  }),
  step(
    'API-5 changes since the build are corrected, without a further request',
    (happening) => listToday(happening) !== null,
    (happening) => {
      const { before, after } = happening;
      const today = listToday(happening);
      return (
        isSame(shownProducts(after).slice(0, today?.data.length), today?.data) &&
        totalCount(after) === today?.total &&
        isSame(queryOf(before), queryOf(after)) &&
        firstAsked(happening) === null &&
        (moreAsked(happening)?.page ?? 0) <= before.context.pages
      );
    },
  ),
  step(
    'API-5 PRD-7 a list that is corrected to nothing is empty, and one that has products again shows them',
    (happening) => listToday(happening) !== null,
    (happening) =>
      isShowing(happening.after) === (listToday(happening)?.total !== 0) &&
      isNothingFound(happening.after) !== isShowing(happening.after),
  ),
  step(
    'API-5 a list that cannot be revalidated stays as it is, without a message',
    (happening) => failureOf(happening, 'revalidateProducts') !== null,
    ({ before, after }) =>
      isSame(before.value.list, after.value.list) &&
      listText(before) === listText(after) &&
      problemMessage(before) === problemMessage(after) &&
      !isAsked(after, 'revalidateProducts'),
  ),
  step(
    'PRD-2 the filters are requested once, with the first list',
    (happening) => asked(happening, 'fetchFacets') !== null,
    (happening) =>
      happening.before.context.facets === null &&
      !isAsked(happening.before, 'fetchFacets') &&
      isOn(happening, 'list.requested', 'load.retried'),
  ),
  step(
    'PRD-2 requesting a list requests its filters, too',
    (happening) => isOn(happening, 'list.requested') && happening.before.context.facets === null,
    ({ after }) => isAsked(after, 'fetchFacets'),
  ),
  step(
    'PRD-2 API-5 the choices are those of the latest answer',
    (happening) => facetsOf(happening) !== null,
    (happening) => happening.after.context.facets === facetsOf(happening),
  ),
  step(
    'API-5 only prerendered filters are revalidated, and once',
    (happening) => answerOf(happening, 'fetchFacets') !== null,
    (happening) => isAsked(happening.after, 'revalidateFacets') === isPrerendered(happening, 'fetchFacets'),
  ),
  step(
    'API-5 filters that cannot be revalidated stay as they are',
    (happening) => failureOf(happening, 'revalidateFacets') !== null,
    ({ before, after }) => before.context.facets === after.context.facets && !canRetryFacets(after),
  ),
  step(
    'PRD-2 the request for the filters runs until it is answered',
    ({ before, after }) => isAsked(before, 'fetchFacets') && !isAsked(after, 'fetchFacets'),
    (happening) => answerOf(happening, 'fetchFacets') !== null || failureOf(happening, 'fetchFacets') !== null,
  ),
  run('PRD-2 Try again requests filters that failed', () => {
    let haveFailed = false;
    return (happening) => {
      if (failureOf(happening, 'fetchFacets') !== null) haveFailed = true;
      if (asked(happening, 'fetchFacets') !== null) haveFailed = false;
      if (isOn(happening, 'load.retried') && haveFailed) return false;
      return haveFailed ? happening.after.can({ type: 'load.retried' }) : null;
    };
  }),
  situation(
    'PRD-2 while the filters are loading, the page says so',
    (snapshot) => isAsked(snapshot, 'fetchFacets'),
    (snapshot) => snapshot.hasTag('busy'),
  ),
  step(
    'PRD-2 the list works when the filters fail',
    (happening) => failureOf(happening, 'fetchFacets') !== null,
    ({ before, after }) => isSame(before.value.list, after.value.list) && after.context.facets === null,
  ),
  run('PRD-2 AGE-7 the filter drawer opens only over an uncovered list', () => {
    let isCovered = true;
    return (happening) => {
      if (isOn(happening, 'page.uncovered')) isCovered = false;
      if (isOn(happening, 'page.covered')) isCovered = true;
      const { after } = happening;
      if (isOn(happening, 'filterPanel.opened')) return areFiltersOpen(after) === (!isCovered && !isIdle(after));
      return areFiltersOpen(after) ? !isCovered && !isIdle(after) : null;
    };
  }),
  step(
    'PRD-2 the drawer closes on request, when the list is left, and when something covers the page',
    ({ before }) => areFiltersOpen(before),
    (happening) =>
      areFiltersOpen(happening.after) !== isOn(happening, 'filterPanel.dismissed', 'list.left', 'page.covered'),
  ),
  step(
    'HDR-4 the drawer reports when it opens and when it closes',
    ({ before, after }) => areFiltersOpen(before) !== areFiltersOpen(after),
    (happening) =>
      isReported(
        happening,
        areFiltersOpen(happening.after) ? 'catalogue.filters.opened' : 'catalogue.filters.closed',
      ) && happening.after.hasTag('open') === areFiltersOpen(happening.after),
  ),
];

/** Try again asks for filters that failed, too. */
function canRetryFacets(snapshot: Snapshot): boolean {
  return snapshot.matches({ facets: 'failed' });
}
