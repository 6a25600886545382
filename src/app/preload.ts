import { PAGE_NAMES, type PageName, routeOf } from '#machines/domain/routes.ts';
import type { ShopRef } from '#machines/shop/refs.ts';
import { idlePage, idleTime } from '#src/platform/idle-time.ts';
import { lazyViews } from '#src/platform/lazy.ts';
import { currentEntry } from '#src/platform/navigation.ts';
import { PAGE_VIEWS } from './page-views.tsx';

/**
 * Requests the first page's code before the charts start, which takes a slow phone a while. Where it does not load, the
 * chart finds out by its own call and says so.
 */
export const requestFirstPage = (): Promise<void> =>
  PAGE_VIEWS[routeOf(currentEntry().address).name].View.load().catch(() => {});

type Connection = { saveData?: boolean };
const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** The chart shows a page at once if it knows that the code is loaded. */
async function preloadPage(page: PageName, shop: ShopRef): Promise<void> {
  const { View } = PAGE_VIEWS[page];
  if (View.isLoaded()) return;
  await View.preload();
  // After a fault the chart runs no longer.
  if (View.isLoaded()) shop.system.get('pageLoading')?.send({ type: 'page.code.loaded', page });
}

/** The page that a link leads to. */
function linkedPage({ target }: Event): PageName | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return null;
  return routeOf({ path: link.pathname, search: link.search }).name;
}

const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** A visitor who only looks at the first page downloads no other. */
const firstInteraction = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of INTERACTIONS) window.addEventListener(type, resolve, { passive: true, once: true });
  });

const pageOfView = new Map<unknown, PageName>(PAGE_NAMES.map((page) => [PAGE_VIEWS[page].View, page]));

/** The dialogs of the layout come first, then the pages in the order of their table. */
async function preloadRest(shop: ShopRef): Promise<void> {
  await idlePage();
  await firstInteraction();
  for (const view of lazyViews()) {
    await idleTime();
    const page = pageOfView.get(view);
    await (page === undefined ? view.preload() : preloadPage(page, shop));
  }
}

/**
 * Loads code ahead of its use: at once the page of a link that a finger, the pointer or the focus is on, and after the
 * first interaction the rest, one file whenever the browser is idle. With Save-Data it loads nothing ahead.
 */
export function preload(shop: ShopRef): void {
  if (savesData()) return;
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    const onAim = (event: Event) => {
      const page = linkedPage(event);
      if (page !== null) void preloadPage(page, shop);
    };
    document.addEventListener(type, onAim, { passive: true });
  }
  void preloadRest(shop);
}
