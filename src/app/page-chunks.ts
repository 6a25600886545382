import type { Route } from '#machines/domain/routes.ts';
import { routeOf } from '#machines/domain/routes.ts';
import { loadable } from '#src/lib/loadable.ts';
import { TEXT_PAGES } from '#src/pages/text/text-pages.ts';

/** The pages, each in a file that is fetched when it is needed. */
export const PAGES = {
  ...TEXT_PAGES,
  home: loadable(() => import('#src/pages/home/HomePage.tsx').then((module) => module.HomePage)),
  products: loadable(() => import('#src/flows/catalogue/ProductsPage.tsx').then((module) => module.ProductsPage)),
  product: loadable(() => import('#src/flows/product/ProductPage.tsx').then((module) => module.ProductPage)),
  productPlaceholder: loadable(() =>
    import('#src/pages/product-placeholder/ProductPlaceholderPage.tsx').then((module) => module.ProductPlaceholderPage),
  ),
  cart: loadable(() => import('#src/flows/cart/CartPage.tsx').then((module) => module.CartPage)),
  categories: loadable(() =>
    import('#src/pages/categories/CategoriesPage.tsx').then((module) => module.CategoriesPage),
  ),
  contact: loadable(() => import('#src/flows/contact/ContactPage.tsx').then((module) => module.ContactPage)),
  help: loadable(() => import('#src/flows/help/HelpPage.tsx').then((module) => module.HelpPage)),
  careers: loadable(() => import('#src/pages/careers/CareersPage.tsx').then((module) => module.CareersPage)),
  login: loadable(() => import('./LoginWithSession.tsx').then((module) => module.LoginWithSession)),
  signup: loadable(() => import('#src/flows/signup/SignupPage.tsx').then((module) => module.SignupPage)),
  profile: loadable(() => import('#src/flows/session/ProfilePage.tsx').then((module) => module.ProfilePage)),
  orders: loadable(() => import('#src/pages/orders/OrdersPage.tsx').then((module) => module.OrdersPage)),
  notFound: loadable(() => import('#src/pages/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage)),
};

export const ShortPage = loadable(() => import('#src/pages/short/ShortPage.tsx').then((module) => module.ShortPage));

type BuiltPage = keyof typeof PAGES;
type PageName = Route['name'];
export type ShortPageName = Exclude<PageName, BuiltPage>;

export const isBuilt = (name: PageName): name is BuiltPage => Object.hasOwn(PAGES, name);

/** The page that a path leads to. */
export const pageAt = (path: string): PageName => routeOf({ path, search: '' }).name;

/** Fetches a page's code, so that rendering it does not wait. */
export function preloadPage(path: string): Promise<void> {
  const name = pageAt(path);
  return (isBuilt(name) ? PAGES[name] : ShortPage).preload();
}
