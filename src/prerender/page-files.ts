import type { PageName } from '#machines/domain/routes.ts';

const textPage = (name: string) => ['src/pages/text/TextPage.tsx', `src/pages/text/texts/${name}.ts`];

const BUYING = ['src/app/purchase.ts'];

/** Where each page's own code begins: a static page asks for it together with the shop's. */
export const PAGE_FILES: Readonly<Record<PageName, readonly string[]>> = {
  home: ['src/pages/home/HomePage.tsx'],
  products: ['src/app/ShopProductsPage.tsx'],
  product: ['src/app/ShopProductPage.tsx'],
  productPlaceholder: ['src/app/ShopPlaceholderPage.tsx'],
  cart: ['src/app/ShopCartPage.tsx', ...BUYING, 'machines/checkout/checkout.machine.ts'],
  checkout: ['src/pages/checkout/CheckoutPage.tsx'],
  categories: ['src/pages/categories/CategoriesPage.tsx'],
  careers: ['src/pages/careers/CareersPage.tsx'],
  contact: ['src/flows/contact/ContactPage.tsx', 'machines/contact/contact.machine.ts'],
  help: ['src/flows/help/HelpPage.tsx', 'machines/help/help.machine.ts', 'src/flows/help/help-input.ts'],
  login: ['src/app/ShopLoginPage.tsx'],
  signup: ['src/flows/signup/SignupPage.tsx', 'src/flows/signup/signup.actors.ts'],
  profile: ['src/flows/session/ProfilePage.tsx'],
  orders: ['src/app/ShopOrderPages.tsx', ...BUYING],
  order: ['src/app/ShopOrderPages.tsx', ...BUYING],
  saved: ['src/app/ShopSavedPage.tsx', ...BUYING],
  notFound: ['src/pages/not-found/NotFoundPage.tsx'],
  about: textPage('about'),
  press: textPage('press'),
  blog: textPage('blog'),
  article: ['src/app/ShopArticlePage.tsx', 'src/pages/text/texts/blog.ts', 'src/pages/text/texts/press.ts'],
  shipping: textPage('shipping'),
  returns: textPage('returns'),
  legal: textPage('legal'),
  privacy: textPage('privacy'),
  terms: textPage('terms'),
  cookies: textPage('cookies'),
  ageVerification: textPage('age-verification'),
};
