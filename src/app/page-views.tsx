import type { ComponentType } from 'react';
import { byTextPage, type PageName } from '#machines/domain/routes.ts';
import { loadArticleTexts, loadTextPage } from '#src/content/text/text-pages.ts';
import { type LazyView, lazy } from '#src/platform/lazy.ts';

type PageView = {
  /** The view's own code begins in these files. The prerenderer adds them to the page, the first one decides its kind. */
  files: readonly string[];
  View: LazyView;
};

const pageView = (file: string, importView: () => Promise<ComponentType>): PageView => ({
  files: [file],
  View: lazy(importView),
});

const TEXT_PAGE = 'src/content/text/TextPage.tsx';

/** How the code of each page loads. Pages of several flows are put together in this folder. RTE-1. */
export const PAGE_VIEWS: Readonly<Record<PageName, PageView>> = {
  home: pageView('src/content/home/HomePage.tsx', () =>
    import('#src/content/home/HomePage.tsx').then(({ HomePage }) => HomePage),
  ),
  products: pageView('src/app/ShopProductsPage.tsx', () =>
    import('./ShopProductsPage.tsx').then(({ ShopProductsPage }) => ShopProductsPage),
  ),
  product: pageView('src/app/ShopProductPage.tsx', () =>
    import('./ShopProductPage.tsx').then(({ ShopProductPage }) => ShopProductPage),
  ),
  cart: pageView('src/app/ShopCartPage.tsx', () =>
    import('./ShopCartPage.tsx').then(({ ShopCartPage }) => ShopCartPage),
  ),
  productPlaceholder: pageView('src/app/ShopPlaceholderPage.tsx', () =>
    import('./ShopPlaceholderPage.tsx').then(({ ShopPlaceholderPage }) => ShopPlaceholderPage),
  ),
  checkout: pageView('src/content/checkout/CheckoutPage.tsx', () =>
    import('#src/content/checkout/CheckoutPage.tsx').then(({ CheckoutPage }) => CheckoutPage),
  ),
  categories: pageView('src/content/categories/CategoriesPage.tsx', () =>
    import('#src/content/categories/CategoriesPage.tsx').then(({ CategoriesPage }) => CategoriesPage),
  ),
  careers: pageView('src/content/careers/CareersPage.tsx', () =>
    import('#src/content/careers/CareersPage.tsx').then(({ CareersPage }) => CareersPage),
  ),
  contact: pageView('src/features/contact/ContactPage.tsx', () =>
    import('#src/features/contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
  ),
  help: pageView('src/features/help/HelpPage.tsx', () =>
    import('#src/features/help/HelpPage.tsx').then(({ HelpPage }) => HelpPage),
  ),
  login: pageView('src/app/ShopLoginPage.tsx', () =>
    import('./ShopLoginPage.tsx').then(({ ShopLoginPage }) => ShopLoginPage),
  ),
  signup: pageView('src/app/ShopSignupPage.tsx', () =>
    import('./ShopSignupPage.tsx').then(({ ShopSignupPage }) => ShopSignupPage),
  ),
  profile: pageView('src/features/session/ProfilePage.tsx', () =>
    import('#src/features/session/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage),
  ),
  orders: pageView('src/app/ShopOrderPages.tsx', () =>
    import('./ShopOrderPages.tsx').then(({ ShopOrdersPage }) => ShopOrdersPage),
  ),
  order: pageView('src/app/ShopOrderPages.tsx', () =>
    import('./ShopOrderPages.tsx').then(({ ShopOrderPage }) => ShopOrderPage),
  ),
  saved: pageView('src/app/ShopSavedPage.tsx', () =>
    import('./ShopSavedPage.tsx').then(({ ShopSavedPage }) => ShopSavedPage),
  ),
  notFound: pageView('src/content/not-found/NotFoundPage.tsx', () =>
    import('#src/content/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
  ),
  article: {
    files: ['src/app/ShopArticlePage.tsx', 'src/content/blog.ts', 'src/content/press.ts'],
    View: lazy(async () => {
      const [{ ShopArticlePage }, lists] = await Promise.all([import('./ShopArticlePage.tsx'), loadArticleTexts()]);
      return () => <ShopArticlePage lists={lists} />;
    }),
  },
  ...byTextPage(({ name, path }) => ({
    files: [TEXT_PAGE, `src/content${path}.ts`],
    View: lazy(() => loadTextPage(name)),
  })),
};
