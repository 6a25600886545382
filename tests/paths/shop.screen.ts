import type { PageName } from '#machines/domain/routes.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { addressedPage, isPageSeen } from '#tests/explore/moves/move.ts';
import { FOOTER } from '#tests/explore/moves/travel.moves.ts';
import { type FlowScreen, press, pressIn, type Sight, sight, unexposed, unseen, within, wordsSeen } from './screen.ts';

/** The headings of the pages that always have the same. RTE-1. */
const HEADINGS: Readonly<Partial<Record<PageName, string>>> = {
  home: 'Chosen to be opened',
  products: 'Premium Collection',
  categories: 'Browse Categories',
  checkout: 'Checkout',
  help: 'How can we help?',
  contact: 'Contact us',
  careers: 'Careers',
  orders: 'Orders',
  saved: 'Saved bottles',
  profile: 'Profile',
  about: 'About',
  press: 'Press',
  blog: 'Blog',
  article: 'What a unit is',
  shipping: 'Shipping',
  returns: 'Returns',
  legal: 'Legal',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  ageVerification: 'Age Verification',
  accessibility: 'Accessibility',
  notFound: 'Not on our shelves',
};

const heading = (name: string): Sight => within('main', undefined, sight('heading', name, 'level=1'));
const ALL = Object.values(HEADINGS).map(heading);

const footer = (name: string) => pressIn('contentinfo', name, 'link');

/** The pages, and the ways between them. RTE-1 to RTE-5. */
export const shopScreen: FlowScreen = {
  flow: 'pageLoading',
  isOnScreen: isPageSeen,
  seen: {
    loading: [unexposed('loadingPage')],
    reloading: [unexposed('loadingPage')],
    loaded: [],
    failed: [wordsSeen('This page could not be loaded.', 'main'), heading('Page not loaded')],
  },
  unseen: {
    idle: 'before the first address has been read',
    loaded: 'the page is seen: a fact',
  },
  facts: (expectedModel: ExpectedModel) => {
    const page = addressedPage(expectedModel);
    const known = page === null ? undefined : HEADINGS[page];
    if (!isPageSeen(expectedModel) || expectedModel.state('pageLoading') !== 'loaded' || known === undefined) return [];
    return ALL.map((one) => (one.words === heading(known).words ? one : unseen(one)));
  },
  verbs: {
    ...Object.fromEntries(FOOTER.map(([name]) => [`follows '${name}' in the footer`, footer(name)])),
    "presses the browser's Back": ({ page }) => page.evaluate(() => history.back()),
    "presses the browser's Forward": ({ page }) => page.evaluate(() => history.forward()),
    "presses 'Try again' of the page": press('Try again'),
    "follows 'What a unit is' in the blog": pressIn('main', 'What a unit is', 'link'),
    "follows 'Gin' among the categories": ({ page }) =>
      page.getByRole('main').locator('a[href="/products?category=gin"]').first().click(),
  },
};
