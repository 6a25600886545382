import { MAX_QUANTITY } from '#machines/domain/cart.ts';
import type { Look } from './look.ts';

/** A sentence of the requirements, and whether it holds of the shop now and before the last move. */
export type Rule = { title: string; holds: (now: Look, before: Look) => boolean };

const isAtSteps = ({ checkout }: Look) => checkout.startsWith('open');
const isCheckoutShown = (look: Look) => isAtSteps(look) || look.checkout === 'confirmed';
const isPanelOpen = ({ panel }: Look) => panel.startsWith('open');
const runsOn = (page: string, state: string, { page: shown, code }: Look) =>
  (state !== 'not running') === (shown === page && code === 'here');

export const RULES: readonly Rule[] = [
  {
    title: 'AGE-7 behind the gate nothing opens: no checkout, no panel, no filters',
    holds: (now) => now.gate === 'confirmed' || !(isCheckoutShown(now) || isPanelOpen(now) || now.filters),
  },
  {
    title: 'AGE-1 the gate stands over the page until age is confirmed',
    holds: (now) => (now.gate === 'confirmed') === (now.overlay !== 'gate'),
  },
  {
    title: 'CHK-1 the steps of the checkout stand over the cart page alone',
    holds: (now) => !isAtSteps(now) || now.page === 'cart',
  },
  {
    title: 'CRT-2 there is always something to buy while the steps are open',
    holds: (now) => !isAtSteps(now) || now.lines.length > 0,
  },
  {
    title: 'CHK-3 the order that is completed leaves an empty cart',
    holds: (now, before) => before.checkout === 'confirmed' || now.checkout !== 'confirmed' || now.lines.length === 0,
  },
  {
    title: "CHK-4 'Order Confirmed!' is reached from the last step alone",
    holds: (now, before) =>
      now.checkout !== 'confirmed' || before.checkout === 'confirmed' || before.checkout === 'open.confirming',
  },
  {
    title: 'CHK-3 the confirmation is left by time alone, and leads home',
    holds: (now, before) =>
      before.checkout !== 'confirmed' || now.checkout === 'confirmed' || (now.page === 'home' && now.now > before.now),
  },
  {
    title: 'HDR-3 the account menu is open for who is signed in alone',
    holds: (now) => now.panel !== 'open.accountMenu' || now.user !== null,
  },
  {
    title: 'HDR-4 one thing at a time stands over the page',
    holds: (now) => [isCheckoutShown(now), isPanelOpen(now), now.filters].filter(Boolean).length <= 1,
  },
  {
    title: 'FLW-1 the root says what stands over the page as the flows do',
    holds: (now) =>
      (now.overlay === 'checkout') === isCheckoutShown(now) &&
      (now.overlay === 'panel') === isPanelOpen(now) &&
      (now.overlay === 'filters') === now.filters,
  },
  { title: 'PRD-2 filters stand over the list alone', holds: (now) => !now.filters || now.page === 'products' },
  { title: 'RTE-1 the page shown is the one that the address names', holds: (now) => now.page === now.addressed },
  {
    title: 'RTE-2 the list is asked for on its page alone',
    holds: (now) => (now.page === 'products') === (now.list !== 'idle'),
  },
  {
    title: 'RTE-3 a product is asked for on its page alone',
    holds: (now) => (now.page === 'product') === (now.product !== 'idle'),
  },
  { title: 'LOG-1 the login runs on its page alone', holds: (now) => runsOn('login', now.login, now) },
  { title: 'SGN-1 the sign-up runs on its page alone', holds: (now) => runsOn('signup', now.signup, now) },
  { title: 'HLP-1 the help runs on its page alone', holds: (now) => runsOn('help', now.help, now) },
  { title: 'CON-1 the contact form runs on its page alone', holds: (now) => runsOn('contact', now.contact, now) },
  {
    title: 'SES-1 who is signed in has a name and a token',
    holds: (now) => now.session.endsWith('signedIn') === (now.user !== null && now.token !== null),
  },
  {
    title: 'CRT-3 the total is its parts, and never below nothing',
    holds: ({ totals: { subtotal, tax, delivery, discount, total } }) =>
      total === Math.max(0, subtotal + tax + delivery - discount),
  },
  {
    title: 'CRT-1 a line counts at least one and at most what one order may hold',
    holds: ({ lines }) => lines.every(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY),
  },
  {
    title: 'CRT-1 each product has one line',
    holds: ({ lines }) => new Set(lines.map(({ product }) => product.id)).size === lines.length,
  },
  { title: 'CRT-6 at most three messages stand at once', holds: (now) => now.toasts <= 3 },
];
