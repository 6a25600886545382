import type { PageName } from '#machines/domain/routes.ts';
import { type Loadable, loadable } from '#src/platform/loadable.ts';

type Page = Loadable<object>;

/** The pages of nearly every visit, each in a file that is fetched when it is needed. */
export const MAIN_PAGES = {
  home: loadable(() => import('#src/content/home/HomePage.tsx').then(({ HomePage }) => HomePage)),
  products: loadable(() => import('./ShopProductsPage.tsx').then(({ ShopProductsPage }) => ShopProductsPage)),
  product: loadable(() => import('./ShopProductPage.tsx').then(({ ShopProductPage }) => ShopProductPage)),
  cart: loadable(() => import('./ShopCartPage.tsx').then(({ ShopCartPage }) => ShopCartPage)),
};

type MainPageName = keyof typeof MAIN_PAGES;
export type OtherPageName = Exclude<PageName, MainPageName>;

const isMain = (name: PageName): name is MainPageName => name in MAIN_PAGES;

/** Where the code of the other pages is, is itself known to a file: it comes with the first of them. */
const otherPages = () => import('./other-pages.tsx').then(({ OTHER_PAGES }) => OTHER_PAGES);

/** Ahead of their use. A failure is told by the page that needs it. */
export const fetchOtherPages = () => otherPages().catch(() => {});

const askedFor = new Map<OtherPageName, Page>();

function otherPage(name: OtherPageName): Page {
  const page = askedFor.get(name) ?? loadable(async () => (await otherPages())[name]());
  askedFor.set(name, page);
  return page;
}

/** The page of that name, always the same component. Those of several flows are put together in src/app. RTE-1. */
export const pageOf = (name: PageName): Page => (isMain(name) ? MAIN_PAGES[name] : otherPage(name));
