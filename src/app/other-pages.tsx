import type { ComponentType } from 'react';
import { withInput } from '#machines/shop/late-logic.ts';
import { AccountMenu } from '#src/flows/header/account-menu-chunk.ts';
import { articleRooms, TEXT_PAGES } from '#src/pages/text/text-pages.ts';
import { LATE_FLOWS } from './late-flows.ts';
import type { OtherPageName } from './page-chunks.ts';

type FetchPage = () => Promise<ComponentType>;

/** A page together with what it needs beside it. */
const together = async (page: Promise<ComponentType>, ...others: Promise<void>[]): Promise<ComponentType> => {
  const [Component] = await Promise.all([page, ...others]);
  return Component;
};

async function bringContact() {
  const { contactMachine } = await import('#machines/contact/contact.machine.ts');
  LATE_FLOWS.contact.bring(contactMachine);
}

async function bringHelp() {
  const [{ helpMachine }, { helpInput }] = await Promise.all([
    import('#machines/help/help.machine.ts'),
    import('#src/flows/help/help-input.ts'),
  ]);
  LATE_FLOWS.help.bring(withInput(helpMachine, helpInput));
}

async function bringLogin() {
  const { login } = await import('#src/flows/login/login.actors.ts');
  LATE_FLOWS.login.bring(login);
}

async function bringSignup() {
  const { signup, signupInput } = await import('#src/flows/signup/signup.actors.ts');
  LATE_FLOWS.signup.bring(withInput(signup, signupInput));
}

const { purchase } = LATE_FLOWS;
const orderPages = () => import('./ShopOrderPages.tsx');

/** How the pages that fewer visits come to are fetched, each with its flow. */
export const OTHER_PAGES: Readonly<Record<OtherPageName, FetchPage>> = {
  ...TEXT_PAGES,
  productPlaceholder: () => import('./ShopPlaceholderPage.tsx').then(({ ShopPlaceholderPage }) => ShopPlaceholderPage),
  checkout: () => import('#src/pages/checkout/CheckoutPage.tsx').then(({ CheckoutPage }) => CheckoutPage),
  categories: () => import('#src/pages/categories/CategoriesPage.tsx').then(({ CategoriesPage }) => CategoriesPage),
  careers: () => import('#src/pages/careers/CareersPage.tsx').then(({ CareersPage }) => CareersPage),
  contact: () =>
    together(
      import('#src/flows/contact/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
      bringContact(),
    ),
  help: () =>
    together(
      import('#src/flows/help/HelpPage.tsx').then(({ HelpPage }) => HelpPage),
      bringHelp(),
    ),
  login: () =>
    together(
      import('./ShopLoginPage.tsx').then(({ ShopLoginPage }) => ShopLoginPage),
      bringLogin(),
      AccountMenu.preload(),
    ),
  signup: () =>
    together(
      import('#src/flows/signup/SignupPage.tsx').then(({ SignupPage }) => SignupPage),
      bringSignup(),
    ),
  profile: () => import('#src/flows/session/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage),
  orders: () =>
    together(
      orderPages().then(({ ShopOrdersPage }) => ShopOrdersPage),
      purchase.load(),
    ),
  order: () =>
    together(
      orderPages().then(({ ShopOrderPage }) => ShopOrderPage),
      purchase.load(),
    ),
  saved: () =>
    together(
      import('./ShopSavedPage.tsx').then(({ ShopSavedPage }) => ShopSavedPage),
      purchase.load(),
    ),
  article: async () => {
    const [{ ShopArticlePage }, rooms] = await Promise.all([import('./ShopArticlePage.tsx'), articleRooms()]);
    return () => <ShopArticlePage rooms={rooms} />;
  },
  notFound: () => import('#src/pages/not-found/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage),
};
