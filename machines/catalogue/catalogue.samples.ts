import type { SnapshotFrom } from 'xstate';
import { DEFAULT_QUERY, type ProductQuery } from '#machines/domain/product-query.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { CatalogueEvent, RememberedLists } from './catalogue.events.ts';
import type { catalogueMachine } from './catalogue.machine.ts';
import { hasNextPage, queryKey, rememberedList } from './remembered-lists.ts';

const GIN: ProductQuery = { ...DEFAULT_QUERY, category: 'gin' };

/** The events that a path can send to the product list. */
export const catalogueSamples = {
  'list.requested': {
    whole: { type: 'list.requested', query: DEFAULT_QUERY, kind: 'push', pages: 1 },
    gin: { type: 'list.requested', query: GIN, kind: 'push', pages: 1 },
    /** A reload or Back to a list that had two pages. */
    longGinByBack: { type: 'list.requested', query: GIN, kind: 'pop', pages: 2 },
    ginByBack: { type: 'list.requested', query: GIN, kind: 'pop', pages: 1 },
  },
  'list.left': { plainly: { type: 'list.left' } },
  'query.changed': {
    toGin: { type: 'query.changed', change: { kind: 'filtersSet', changes: { category: 'gin' } } },
    notAtAll: { type: 'query.changed', change: { kind: 'filtersSet', changes: {} } },
    withoutCategory: { type: 'query.changed', change: { kind: 'filterRemoved', name: 'category' } },
    withoutFilters: { type: 'query.changed', change: { kind: 'filtersCleared' } },
    toSearch: { type: 'query.changed', change: { kind: 'searched', text: 'peat' } },
    toBlankSearch: { type: 'query.changed', change: { kind: 'searched', text: ' ' } },
  },
  'more.requested': { plainly: { type: 'more.requested' } },
  'load.retried': { plainly: { type: 'load.retried' } },
  'filterPanel.opened': { plainly: { type: 'filterPanel.opened' } },
  'filterPanel.dismissed': { plainly: { type: 'filterPanel.dismissed' } },
  'page.covered': { plainly: { type: 'page.covered' } },
  'page.uncovered': { plainly: { type: 'page.uncovered' } },
} as const satisfies EventSamples<CatalogueEvent>;

/** What Back would show of the list of gins: nothing, an empty list, or its products. */
function ginAgain(remembered: RememberedLists): string {
  const list = rememberedList(remembered, GIN);
  if (list === null) return 'nothing';
  const what = list.total === 0 ? 'empty' : 'products';
  return list.isPrerendered ? `prerendered ${what}` : what;
}

/** Distinguishes the lists that matter to a path: the query, whether the shown list has more pages, how many it had before, and what Back would show. */
export const catalogueStateKey = ({ value, context }: SnapshotFrom<typeof catalogueMachine>): string =>
  JSON.stringify([
    value,
    queryKey(context.query),
    stateText(value.list).startsWith('showing') && context.list !== null && hasNextPage(context.list),
    context.pages,
    ginAgain(context.remembered),
  ]);
