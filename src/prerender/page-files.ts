import { byTextPage, type PageName } from '#machines/domain/routes.ts';

/**
 * The table of other pages is loaded with them, so its file belongs to each. The first file decides the kind of a page.
 */
const other = (...files: string[]) => [...files, 'src/app/other-pages.tsx'];

/** Each page's own code starts in these files: a static page loads them together with the shop's. */
export const PAGE_FILES: Readonly<Record<PageName, readonly string[]>> = {
  home: ['src/content/home/HomePage.tsx'],
  products: ['src/app/ShopProductsPage.tsx'],
  product: ['src/app/ShopProductPage.tsx'],
  productPlaceholder: other('src/app/ShopPlaceholderPage.tsx'),
  cart: ['src/app/ShopCartPage.tsx'],
  checkout: other('src/content/checkout/CheckoutPage.tsx'),
  categories: other('src/content/categories/CategoriesPage.tsx'),
  careers: other('src/content/careers/CareersPage.tsx'),
  contact: other('src/features/contact/ContactPage.tsx'),
  help: other('src/features/help/HelpPage.tsx'),
  login: other('src/app/ShopLoginPage.tsx'),
  signup: other('src/features/signup/SignupPage.tsx'),
  profile: other('src/features/session/ProfilePage.tsx'),
  orders: other('src/app/ShopOrderPages.tsx'),
  order: other('src/app/ShopOrderPages.tsx'),
  saved: other('src/app/ShopSavedPage.tsx'),
  notFound: other('src/content/not-found/NotFoundPage.tsx'),
  article: other('src/app/ShopArticlePage.tsx', 'src/content/blog.ts', 'src/content/press.ts'),
  ...byTextPage(({ path }) => other('src/content/text/TextPage.tsx', `src/content${path}.ts`)),
};
