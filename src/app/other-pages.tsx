import type { ComponentType } from 'react';
import { byTextPage } from '#machines/domain/routes.ts';
import { articleRooms, loadTextPage } from '#src/content/text/text-pages.ts';
import type { OtherPageName } from './page-chunks.ts';

type FetchPage = () => Promise<ComponentType>;

const orderPages = () => import('./ShopOrderPages.tsx');

/** How the pages that fewer visits come to are fetched. */
export const OTHER_PAGES: Readonly<Record<OtherPageName, FetchPage>> = {
  ...byTextPage(
    ({ name }) =>
      () =>
        loadTextPage(name),
  ),
  productPlaceholder: () => import('./ShopPlaceholderPage.tsx').then(({ ShopPlaceholderPage }) => ShopPlaceholderPage),
  checkout: () => import('#src/content/checkout/CheckoutPage.tsx').then(({ CheckoutPage }) => CheckoutPage),
  categories: () => import('#src/content/categories/CategoriesPage.tsx').then(({ CategoriesPage }) => CategoriesPage),
  careers: () => import('#src/content/careers/CareersPage.tsx').then(({ CareersPage }) => CareersPage),
  contact: () => import('#src/features/contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
  help: () => import('#src/features/help/HelpPage.tsx').then(({ HelpPage }) => HelpPage),
  login: () => import('./ShopLoginPage.tsx').then(({ ShopLoginPage }) => ShopLoginPage),
  signup: () => import('#src/features/signup/SignupPage.tsx').then(({ SignupPage }) => SignupPage),
  profile: () => import('#src/features/session/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage),
  orders: () => orderPages().then(({ ShopOrdersPage }) => ShopOrdersPage),
  order: () => orderPages().then(({ ShopOrderPage }) => ShopOrderPage),
  saved: () => import('./ShopSavedPage.tsx').then(({ ShopSavedPage }) => ShopSavedPage),
  article: async () => {
    const [{ ShopArticlePage }, rooms] = await Promise.all([import('./ShopArticlePage.tsx'), articleRooms()]);
    return () => <ShopArticlePage rooms={rooms} />;
  },
  notFound: () => import('#src/content/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
};
