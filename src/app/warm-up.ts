import { type PageName, routeOf } from '#machines/domain/routes.ts';
import type { ShopRef } from '#machines/shop/refs.ts';
import { FilterColumn } from '#src/features/catalogue/filter-column-chunk.ts';
import { FilterDrawer } from '#src/features/catalogue/filter-drawer-chunk.ts';
import { FILTERS_BUTTON_ID } from '#src/features/catalogue/filters-button.ts';
import { isWideScreen } from '#src/features/catalogue/wide-screen.ts';
import { CheckoutDialog } from '#src/features/checkout/checkout-dialog-chunk.ts';
import { OPENERS } from '#src/features/header/header.dom.ts';
import { idleTime } from '#src/platform/idle-time.ts';
import { currentEntry } from '#src/platform/navigation.ts';
import { faultWatch } from './fault-report-chunk.ts';
import { fetchOtherPages, pageOf } from './page-chunks.ts';
import { SiteMenu } from './site-menu-chunk.ts';

/** Asks for the first page's code before the charts have started, which takes a slow phone a while. */
export function fetchFirstPage(): Promise<void> {
  const { name } = routeOf(currentEntry().address);
  if (name === 'products' && isWideScreen()) void FilterColumn.preload();
  return pageOf(name).preload();
}

type Part = { preload: () => Promise<void> };

async function fetchPage(page: PageName, shop: ShopRef): Promise<void> {
  if (pageOf(page).isLoaded()) return;
  await pageOf(page).preload();
  if (pageOf(page).isLoaded()) shop.system.get('pageLoading').send({ type: 'page.code.loaded', page });
}

/** Where its code does not come, the page of a fault tells how all flows stand then, and no steps before. */
const noteSteps = (shop: ShopRef) =>
  faultWatch()
    .then(({ watch }) => watch(shop))
    .catch(() => {});

/** What most visits need next, in this order. */
const likely = (shop: ShopRef) => [
  () => noteSteps(shop),
  () => (isWideScreen() ? FilterColumn : FilterDrawer).preload(),
  SiteMenu.preload,
  () => fetchPage('product', shop),
  () => fetchPage('products', shop),
  () => fetchPage('cart', shop),
  CheckoutDialog.preload,
  fetchOtherPages,
];

type Connection = { saveData?: boolean };
const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Who only looks at the first page pays for no other. The touch itself pays for nothing: what follows is idle time. */
const signOfLife = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, resolve, { passive: true, once: true });
  });

async function fetchInIdleTime(shop: ShopRef): Promise<void> {
  await signOfLife();
  for (const fetchNext of likely(shop)) {
    await idleTime();
    await fetchNext();
  }
}

const SIGNS_OF_NEARING = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What opens at a press: its code is on its way while the finger is still down. */
const OPENED_BY = new Map<string, Part>([
  [FILTERS_BUTTON_ID, FilterDrawer],
  [OPENERS.menu, SiteMenu],
]);

const nearedPart = ({ target }: Event): Part | undefined =>
  target instanceof Element ? OPENED_BY.get(target.closest('button')?.id ?? '') : undefined;

/** The page that a link leads to which a finger, a pointer or the focus has come to. */
function nearedPage({ target }: Event): PageName | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return null;
  return routeOf({ path: link.pathname, search: link.search }).name;
}

/**
 * Fetches code ahead of its use, and tells of each page's: what most visits need next, piece by piece, once the visitor
 * stirs and the browser has nothing to do; and at once what a finger nears. Who saves data pays for neither.
 */
export function warmUp(shop: ShopRef): void {
  if (savesData()) return;
  for (const sign of SIGNS_OF_NEARING) {
    const hear = (event: Event) => {
      const page = nearedPage(event);
      if (page !== null) void fetchPage(page, shop);
      const part = nearedPart(event);
      void part?.preload();
    };
    document.addEventListener(sign, hear, { passive: true });
  }
  const begin = () => void fetchInIdleTime(shop);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
