import type { FirstPaint, PageFigures, TouchFigures } from '#tests/support/counting.ts';

/**
 * The most that is allowed, and what is wanted: a budget goes down with its figure, and never up without a reason. Those of
 * bytes have room for 1 or 2 KB: no change fails for 100 bytes, and one that adds 2 KB is seen.
 */
export type Allowed = { budget: number; goal?: number };

type Budgets<Figures> = { [Name in keyof Figures]: Allowed };

/** Pages at 390 px, the age confirmed, as they are without a touch and before an idle moment. Sizes are bytes as they travel. */
export const PAGE_BUDGETS = {
  list: {
    path: '/products',
    // A heart on each card (SAV-2), and an element for each text that can change, so that a translated page works (TRN-1).
    // Six in the head for search engines and phones: SEO-2, SEO-3. Two links in the footer: PAG-3, ORD-6. The first paint waits for the
    // whole header, which moved on a slow line: one element on each page. The live region below 'Show more': API-3.
    elements: { budget: 638, goal: 450 },
    // The filters' column is a file of its own, which a phone does not fetch; what it shares with the list is another.
    requests: { budget: 24 },
    // The whole sheet is in the page, with the two forms of saved bottles until they are read: SAV-4.
    html: { budget: 35_500 },
    // The way back after a sign-in, and whose session has expired, are stored: STO-4, STO-5.
    // The charts of the address book, the enlarged picture and the products that are waited for: ADB, ZOM, BCK. All charts are
    // two files of their own, which a slow phone evaluates in two tasks. A typed voucher code is checked before the checkout: VCH-6.
    // What is typed says whose it is, and no message runs out unseen: STO-4, CRT-6.
    scripts: { budget: 142_000, goal: 130_000 },
    styles: { budget: 0 },
    fonts: { budget: 66_148, goal: 70_000 },
    data: { budget: 0 },
  },
  home: {
    path: '/',
    // Each of the two files of the charts has two elements in the head. The first paint waits for the text of the hero, too.
    // 'All offers' has four: HOM-3.
    elements: { budget: 417 },
    requests: { budget: 24 },
    html: { budget: 28_300 },
    // The same charts as on the list.
    scripts: { budget: 139_500, goal: 130_000 },
    styles: { budget: 0 },
    fonts: { budget: 66_148, goal: 70_000 },
    data: { budget: 0 },
  },
  product: {
    path: '/products/whisky/glen-averne-12-year-old',
    // Ten for the button that enlarges the picture, with its sign: ZOM-1. The button of a product that is out of stock is a
    // file of its own, which /saved shares: two elements of the head. BCK-1.
    elements: { budget: 388 },
    requests: { budget: 27 },
    html: { budget: 29_600 },
    // The chart of an order on its way, and what the login and the orders ask of a server: SRV. Scroll positions and pages of
    // a list outlast a reload: RTE-5, PRD-12. A message that is no longer true disappears: CRT-6.
    scripts: { budget: 145_000, goal: 130_000 },
    styles: { budget: 0 },
    fonts: { budget: 66_148, goal: 70_000 },
    data: { budget: 0 },
  },
} satisfies Record<string, Budgets<PageFigures> & { path: string }>;

/** What the first idle moments add: prerendered data are revalidated, and the code for that is loaded. API-5. */
export const CHECK_BUDGETS: Record<keyof typeof PAGE_BUDGETS, Budgets<Omit<PageFigures, 'elements' | 'html'>>> = {
  list: {
    // Three conditional requests: whether three responses are still current. The code of saving loads at a touch. SAV-2.
    requests: { budget: 3 },
    scripts: { budget: 0 },
    styles: { budget: 0 },
    fonts: { budget: 0 },
    data: { budget: 0 },
  },
  home: {
    requests: { budget: 0 },
    scripts: { budget: 0 },
    styles: { budget: 0 },
    fonts: { budget: 0 },
    data: { budget: 0 },
  },
  product: {
    requests: { budget: 2 },
    scripts: { budget: 0 },
    styles: { budget: 0 },
    fonts: { budget: 0 },
    data: { budget: 0 },
  },
};

/** What is asked for before something is painted, and in how many trips: the document, then all that it names at once. */
export const FIRST_PAINT_BUDGETS: Record<keyof typeof PAGE_BUDGETS, Budgets<FirstPaint>> = {
  list: { requests: { budget: 1 }, trips: { budget: 1, goal: 1 } },
  home: { requests: { budget: 1 }, trips: { budget: 1, goal: 1 } },
  product: { requests: { budget: 1 }, trips: { budget: 1, goal: 1 } },
};

/**
 * How often layouts are forced depends on the frames that the browser has painted by then: up to four times at a place.
 * The budget is for a loop that reads and writes in turn.
 */
const NO_LOOP = { budget: 12, goal: 0 };

/** Room for one more place, which forces nothing if a frame comes first, and for components that a skeleton replaces. */
export const TOUCH_BUDGETS = {
  // The first message brings its parts along: CRT-6.
  'add to cart': { components: { budget: 21 }, forcingPlaces: { budget: 0, goal: 0 }, forcedLayouts: NO_LOOP },
  // The voucher's field and button are six of them, what says that its check is slow two (VCH-1, API-3), and the list of
  // totals, which cart, checkout and orders share, two. The bar at the foot of a narrow screen is seven (CRT-2).
  'open cart': { components: { budget: 92 }, forcingPlaces: { budget: 3, goal: 0 }, forcedLayouts: NO_LOOP },
  'open filters': { components: { budget: 123 }, forcingPlaces: { budget: 3, goal: 0 }, forcedLayouts: NO_LOOP },
  filter: { components: { budget: 215 }, forcingPlaces: { budget: 3, goal: 0 }, forcedLayouts: NO_LOOP },
  sort: { components: { budget: 340 }, forcingPlaces: { budget: 3, goal: 0 }, forcedLayouts: NO_LOOP },
  'search keystroke': { components: { budget: 4 }, forcingPlaces: { budget: 0, goal: 0 }, forcedLayouts: NO_LOOP },
  'search submitted': { components: { budget: 170 }, forcingPlaces: { budget: 2, goal: 0 }, forcedLayouts: NO_LOOP },
  // Each line is one of its own with a link; those of products have a picture, a price, and parts in bold.
  suggestions: { components: { budget: 39 }, forcingPlaces: { budget: 0, goal: 0 }, forcedLayouts: NO_LOOP },
  product: { components: { budget: 337 }, forcingPlaces: { budget: 3, goal: 0 }, forcedLayouts: NO_LOOP },
  Back: { components: { budget: 60 }, forcingPlaces: { budget: 5, goal: 0 }, forcedLayouts: NO_LOOP },
  'open menu': { components: { budget: 40 }, forcingPlaces: { budget: 3, goal: 0 }, forcedLayouts: NO_LOOP },
} satisfies Record<string, Budgets<TouchFigures>>;
