import { byTextPage, type PageName } from '#machines/domain/routes.ts';

/** What knows where the other pages' code is comes with them; a page's kind is what its first file is. */
const other = (...files: string[]) => [...files, 'src/app/other-pages.tsx'];

/** Where each page's own code begins: a static page asks for it together with the shop's. */
export const PAGE_FILES: Readonly<Record<PageName, readonly string[]>> = {
  home: ['src/pages/home/HomePage.tsx'],
  products: ['src/app/ShopProductsPage.tsx'],
  product: ['src/app/ShopProductPage.tsx'],
  productPlaceholder: other('src/app/ShopPlaceholderPage.tsx'),
  cart: ['src/app/ShopCartPage.tsx'],
  checkout: other('src/pages/checkout/CheckoutPage.tsx'),
  categories: other('src/pages/categories/CategoriesPage.tsx'),
  careers: other('src/pages/careers/CareersPage.tsx'),
  contact: other('src/flows/contact/ContactPage.tsx'),
  help: other('src/flows/help/HelpPage.tsx'),
  login: other('src/app/ShopLoginPage.tsx'),
  signup: other('src/flows/signup/SignupPage.tsx'),
  profile: other('src/flows/session/ProfilePage.tsx'),
  orders: other('src/app/ShopOrderPages.tsx'),
  order: other('src/app/ShopOrderPages.tsx'),
  saved: other('src/app/ShopSavedPage.tsx'),
  notFound: other('src/pages/not-found/NotFoundPage.tsx'),
  article: other('src/app/ShopArticlePage.tsx', 'src/content/blog.ts', 'src/content/press.ts'),
  ...byTextPage(({ path }) => other('src/pages/text/TextPage.tsx', `src/content${path}.ts`)),
};
