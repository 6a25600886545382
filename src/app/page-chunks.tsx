import type { ComponentType } from 'react';
import type { PageName } from '#machines/domain/routes.ts';
import { type Loadable, loadable } from '#src/lib/loadable.ts';
import { articleRooms, TEXT_PAGES } from '#src/pages/text/text-pages.ts';
import { LATE_FLOWS } from './late-flows.ts';

type Page = Loadable<object>;

/** A page of a flow that comes with it. */
const withFlow = (flow: { load: () => Promise<void> }, load: () => Promise<ComponentType>): Page =>
  loadable(async () => {
    const [Component] = await Promise.all([load(), flow.load()]);
    return Component;
  });

/** The cart leads to the checkout. */
const buying = {
  load: async () => {
    await Promise.all([LATE_FLOWS.purchase.load(), LATE_FLOWS.checkout.load()]);
  },
};

const orderPages = () => import('./ShopOrderPages.tsx');

/** The pages, each in a file that is fetched when it is needed. Those of several flows are put together in src/app. */
export const PAGES: Readonly<Record<PageName, Page>> = {
  ...TEXT_PAGES,
  home: loadable(() => import('#src/pages/home/HomePage.tsx').then(({ HomePage }) => HomePage)),
  products: withFlow(LATE_FLOWS.catalogue, () =>
    import('./ShopProductsPage.tsx').then(({ ShopProductsPage }) => ShopProductsPage),
  ),
  product: withFlow(LATE_FLOWS.product, () =>
    import('./ShopProductPage.tsx').then(({ ShopProductPage }) => ShopProductPage),
  ),
  productPlaceholder: loadable(() =>
    import('./ShopPlaceholderPage.tsx').then(({ ShopPlaceholderPage }) => ShopPlaceholderPage),
  ),
  cart: withFlow(buying, () => import('./ShopCartPage.tsx').then(({ ShopCartPage }) => ShopCartPage)),
  checkout: loadable(() => import('#src/pages/checkout/CheckoutPage.tsx').then(({ CheckoutPage }) => CheckoutPage)),
  categories: loadable(() =>
    import('#src/pages/categories/CategoriesPage.tsx').then(({ CategoriesPage }) => CategoriesPage),
  ),
  careers: loadable(() => import('#src/pages/careers/CareersPage.tsx').then(({ CareersPage }) => CareersPage)),
  contact: withFlow(LATE_FLOWS.contact, () =>
    import('#src/flows/contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
  ),
  help: withFlow(LATE_FLOWS.help, () => import('#src/flows/help/HelpPage.tsx').then(({ HelpPage }) => HelpPage)),
  login: withFlow(LATE_FLOWS.login, () => import('./ShopLoginPage.tsx').then(({ ShopLoginPage }) => ShopLoginPage)),
  signup: withFlow(LATE_FLOWS.signup, () =>
    import('#src/flows/signup/SignupPage.tsx').then(({ SignupPage }) => SignupPage),
  ),
  profile: loadable(() => import('#src/flows/session/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage)),
  orders: withFlow(LATE_FLOWS.purchase, () => orderPages().then(({ ShopOrdersPage }) => ShopOrdersPage)),
  order: withFlow(LATE_FLOWS.purchase, () => orderPages().then(({ ShopOrderPage }) => ShopOrderPage)),
  saved: withFlow(LATE_FLOWS.purchase, () => import('./ShopSavedPage.tsx').then(({ ShopSavedPage }) => ShopSavedPage)),
  article: loadable(async () => {
    const [{ ShopArticlePage }, rooms] = await Promise.all([import('./ShopArticlePage.tsx'), articleRooms()]);
    return () => <ShopArticlePage rooms={rooms} />;
  }),
  notFound: loadable(() => import('#src/pages/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage)),
};
