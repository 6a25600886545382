import { signIn } from '#mocks/demo-users.ts';
import { catalogueLine } from '#tests/explore/catalogue-line.ts';
import { orderOfLines } from '#tests/explore/sample-orders.ts';
import type { Visit } from '#tests/explore/visit.ts';
import { answered, NONSENSE, OWN_FAILURE, READS, THEN, type Tour } from './tour.ts';

/** A server that takes orders, creates accounts and sends codes. SRV-1. */
const REAL: Visit = { at: '/', screen: 'desk', ageConfirmed: true, cart: null, auth: null, server: 'real' };
const CART = {
  lines: [catalogueLine('ashcombe-sloe-gin', 2), catalogueLine('ashcombe-london-dry-gin', 1)],
  discount: 0,
};
const ONE_BOTTLE = { lines: [catalogueLine('ashcombe-london-dry-gin', 1)], discount: 0 };
const ORDER = orderOfLines('TR-2026-7HQ4WB', CART.lines);
const ADA = signIn('ada@test.com', { name: 'Ada Byrne' });

const REFUSES = 'that it refuses what was sent';
const TO_LAST_STEP = [
  "presses 'Proceed to Checkout'",
  READS,
  "presses 'Next'",
  READS,
  "presses 'Next'",
  READS,
  "presses 'Next'",
];
const COMPLETES = [READS, "presses 'Complete Order'"];
const FILLS_IN = ['fills in all but the address', 'types a street address', 'types a whole postcode', THEN];

/** Tours at a server that takes orders, creates accounts and sends codes, or does not say so. SRV-1 to SRV-10. */
export const SERVER_TOURS: readonly Tour[] = [
  {
    title: 'a real server: an order is refused for every reason, and then taken',
    visit: { ...REAL, at: '/cart', cart: CART },
    moves: [
      answered('the prices in the cart'),
      ...TO_LAST_STEP,
      ...COMPLETES,
      'presses the button of a step that has just appeared',
      answered('the order', 'that a price has changed'),
      answered('the prices in the cart', 'with another price'),
      ...COMPLETES,
      answered('the order', 'that the voucher no longer counts'),
      answered('the prices in the cart'),
      ...COMPLETES,
      answered('the order', REFUSES),
      ...COMPLETES,
      answered('the order', OWN_FAILURE),
      ...COMPLETES,
      answered('the order', NONSENSE),
      ...COMPLETES,
      answered('the order', 'not at all'),
      ...COMPLETES,
      answered('the order', 'that it does not deliver there'),
      'types a street',
      READS,
      "presses 'Next'",
      READS,
      "presses 'Next'",
      ...COMPLETES,
      answered('the order', 'that something is sold out'),
      answered('the prices in the cart', 'without the first'),
      ...COMPLETES,
      answered('the order'),
      "follows 'See your order'",
      "follows 'All orders'",
    ],
  },
  {
    title:
      'a real server: the dialog is closed while an order is on its way, and it is taken, or refused, or not answered',
    visit: { ...REAL, cart: CART },
    moves: [
      'follows the way to the cart',
      answered('the prices in the cart'),
      ...TO_LAST_STEP,
      ...COMPLETES,
      'presses Escape at the checkout',
      answered('the order', OWN_FAILURE),
      ...TO_LAST_STEP,
      ...COMPLETES,
      "presses 'Close checkout'",
      answered('the order', 'that something is sold out'),
      answered('the prices in the cart'),
      ...TO_LAST_STEP,
      ...COMPLETES,
      "presses the browser's Back",
      answered('the order'),
    ],
  },
  {
    title: 'a real server: an order on a phone that is taken after the dialog was closed',
    visit: { ...REAL, at: '/cart', screen: 'phone', cart: ONE_BOTTLE },
    moves: [
      answered('the prices in the cart'),
      ...TO_LAST_STEP,
      ...COMPLETES,
      "presses 'Close checkout'",
      answered('the order'),
      "follows 'See your order' of a message",
    ],
  },
  {
    title: 'a real server: an order is refused, and the prices could not be checked before',
    visit: { ...REAL, at: '/cart', cart: ONE_BOTTLE },
    moves: [
      answered('the prices in the cart', OWN_FAILURE),
      ...TO_LAST_STEP,
      ...COMPLETES,
      answered('the order', OWN_FAILURE),
      ...COMPLETES,
      answered('the order'),
    ],
  },
  {
    title: 'a real server that does not answer an order for 30 s',
    visit: { ...REAL, at: '/cart', screen: 'phone', cart: ONE_BOTTLE },
    moves: [
      answered('the prices in the cart'),
      ...TO_LAST_STEP,
      ...COMPLETES,
      THEN,
      ...COMPLETES,
      answered('the order'),
    ],
  },
  {
    title: 'a real server: the page was closed while an order was on its way',
    visit: { ...REAL, at: '/cart', cart: ONE_BOTTLE, isOrderUnanswered: true },
    moves: [answered('the prices in the cart'), ...TO_LAST_STEP, ...COMPLETES, answered('the order')],
  },
  {
    title: 'a server that does not say whether it takes orders',
    visit: { ...REAL, at: '/cart', cart: ONE_BOTTLE, server: 'silent' },
    moves: [
      answered('the prices in the cart'),
      "presses 'Proceed to Checkout'",
      "presses 'Close checkout'",
      ...TO_LAST_STEP,
      ...COMPLETES,
    ],
  },
  {
    title: 'a real server: signing in with a code that is sent',
    visit: { ...REAL, at: '/login' },
    moves: [
      "types the email 'ada@nowhere.example'",
      "presses 'Continue'",
      answered('the code'),
      "types the email 'ada@test.com'",
      "presses 'Continue'",
      answered('the code', 'that too many were asked for'),
      "presses 'Continue'",
      answered('the code', OWN_FAILURE),
      "presses 'Continue'",
      answered('the code'),
      "presses 'Resend'",
      "presses 'Resend'",
      answered('the code', OWN_FAILURE),
      "presses 'Resend'",
      answered('the code', 'that no account has this address'),
      "presses 'Resend'",
      answered('the code'),
      "types the code '000000'",
      "presses 'Verify & Sign In'",
      answered('the login with a code'),
      "types the code '654321'",
      'presses Enter in the code',
      answered('the login with a code', OWN_FAILURE),
      "presses 'Verify & Sign In'",
      answered('the login with a code', 'that too many were asked for'),
      "presses 'Verify & Sign In'",
      answered('the login with a code'),
      'presses the avatar',
      "follows 'Orders' in the account menu",
      answered('the orders of the account', OWN_FAILURE),
      "presses 'Try again' of the orders of the account",
      answered('the orders of the account'),
      'follows the first order',
      answered('the orders of the account'),
      "follows 'All orders'",
      'another tab signs out',
    ],
  },
  {
    title: 'a real server: the orders of an account beside those of the device',
    visit: { ...REAL, at: '/orders', screen: 'phone', auth: ADA, orders: [ORDER] },
    moves: [
      answered('the orders of the account'),
      'follows the first order',
      answered('the orders of the account', 'that no user is signed in'),
    ],
  },
  {
    title: 'a server that does not say which orders an account has',
    visit: { ...REAL, at: '/orders/TR-2026-7HQ4WB', server: 'silent', auth: ADA },
    moves: ["presses 'Try again' of the orders of the account", "follows 'Your orders'"],
  },
  {
    title: 'a real server: creating an account',
    visit: { ...REAL, at: '/signup' },
    moves: [
      ...FILLS_IN,
      "presses 'Create Account'",
      "presses the busy 'Create Account'",
      answered('the account', REFUSES),
      "presses 'Create Account'",
      answered('the account', OWN_FAILURE),
      "presses 'Create Account'",
      answered('the account', 'that an account has this address'),
      "presses 'Create Account'",
      THEN,
      "presses 'Create Account'",
      answered('the account'),
    ],
  },
  {
    title: 'a server that does not say whether it creates accounts',
    visit: { ...REAL, at: '/signup', screen: 'phone', server: 'silent' },
    moves: [...FILLS_IN, "presses 'Create Account'"],
  },
];
