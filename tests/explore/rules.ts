import type { EnvironmentAction } from '#tools/chart-tests/explorer/environment-actions.ts';
import type { Look } from './look.ts';
import type { Step } from './step.ts';
import { STORAGE_KEYS } from './visit.ts';

/** A sentence of the requirements, and whether it holds of the shop now, before the last step, and of that step. */
type Rule = { title: string; holds: (now: Look, before: Look, step: Step) => boolean };

/** CRT-1. */
const MOST_PIECES = 999;
/** CRT-3, in pence. */
const FEE = 599;
const FREE_FROM = 5000;

const isPlacing = ({ checkout }: Look) => checkout === 'open.placing';
const piecesIn = ({ lines }: Look) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const isAtSteps = ({ checkout }: Look) => checkout.startsWith('open');
const isCheckoutShown = (look: Look) => isAtSteps(look) || look.checkout === 'confirmed';
const isPictureOpen = ({ picture }: Look) => picture.startsWith('open');
const isPanelOpen = ({ panel }: Look) => panel.startsWith('open');
const runsOn = (page: string, state: string, { page: shown }: Look) => (state !== 'not running') === (shown === page);

const isSignedIn = ({ session }: Look) => session.endsWith('signedIn');
/** Here or in another tab; a session that has expired is no sign-out. */
const isSignOut = (now: Look, before: Look) => isSignedIn(before) && /\.(?:signingOut|signedOut)$/.test(now.session);
/** Another shopper may have signed in: they find nothing of the former one. STO-4. */
const isSignIn = (now: Look, before: Look) => now.user !== null && now.user.id !== before.user?.id;
const NOTHING_TYPED = ['', '', '', '', 'USA'];
const isBlank = ({ delivery }: Look) => isSame(Object.values(delivery).toSorted(), NOTHING_TYPED);
const isConfirmed = ({ checkout }: Look) => checkout === 'confirmed';
const hasLeftCart = ({ addressed }: Look) => addressed !== 'cart';
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const subtotalOf = ({ lines }: Look) => lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);

type Answer = Extract<EnvironmentAction, { kind: 'answered' }>;
const answersOf = ({ actions }: Step): readonly Answer[] => actions.filter((action) => action.kind === 'answered');
const isRefused = ({ answer }: Answer) => answer !== 'unreachable' && answer.status === 401;
const isOrder = ({ method, target }: Answer) => method === 'POST' && target === '/orders';
const isOrderTaken = (step: Step) =>
  answersOf(step).some((one) => isOrder(one) && one.answer !== 'unreachable' && one.answer.status === 201);
const isAboutAuth = ({ target }: Answer) => target.startsWith('/auth/');
const storedUnder = ({ actions }: Step, key: string) =>
  actions.find((action) => action.kind === 'stored' && action.key === key) as { text: string | null } | undefined;
const dataOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text).data);
/** What is bought of it and at what price: names and pictures are taken over as they are today and not stored for that. */
const bought = (cart: unknown) =>
  (cart as { lines: Look['lines'] } | null)?.lines.map(({ product, quantity }) => [
    product.id,
    product.price,
    quantity,
  ]);
const wasSentTo = ({ sent }: Step, flow: string) => sent.some((one) => one.flow === flow);

export const RULES: readonly Rule[] = [
  {
    title: 'AGE-7 behind the gate nothing opens: no checkout, no panel, no filters, no picture',
    holds: (now) =>
      now.gate === 'confirmed' || !(isCheckoutShown(now) || isPanelOpen(now) || now.filters || isPictureOpen(now)),
  },
  {
    title: 'AGE-1 the gate covers the page until age is confirmed',
    holds: (now) => (now.gate === 'confirmed') === (now.overlay !== 'gate'),
  },
  {
    title: 'CHK-1 the steps of the checkout are only over the cart page',
    holds: (now) => !isAtSteps(now) || now.page === 'cart',
  },
  {
    title: 'CRT-2 there is always something to buy while the steps are open',
    holds: (now) => !isAtSteps(now) || now.lines.length > 0,
  },
  {
    title: 'CHK-3 SRV-4 the order that is completed leaves an empty cart, or what has come into it on the way',
    holds: (now, before) =>
      before.checkout === 'confirmed' ||
      now.checkout !== 'confirmed' ||
      (isPlacing(before) ? piecesIn(now) <= piecesIn(before) : now.lines.length === 0),
  },
  {
    title: "CHK-4 'Order Confirmed!' is reached from the last step alone",
    holds: (now, before) =>
      now.checkout !== 'confirmed' ||
      before.checkout === 'confirmed' ||
      before.checkout.startsWith('open.confirming') ||
      isPlacing(before),
  },
  {
    title: "CHK-7 'Order Confirmed!' is not reached while the prices are checked",
    holds: (now, before) => now.checkout !== 'confirmed' || before.checkout !== 'open.confirming.checkingPrices',
  },
  {
    title: 'CHK-3 the confirmation is left by time, and leads home, or by going to another page',
    holds: (now, before) =>
      before.checkout !== 'confirmed' ||
      now.checkout === 'confirmed' ||
      (now.page === 'home' && now.now > before.now) ||
      hasLeftCart(now),
  },
  {
    title: 'SRV-5 SRV-7 an order that is refused or not answered loses nothing of cart and address',
    holds: (now, before, step) =>
      !answersOf(step).some(isOrder) ||
      isOrderTaken(step) ||
      (isSame(bought(now), bought(before)) && isSame(now.delivery, before.delivery)),
  },
  {
    title: 'HDR-3 the account menu is open for who is signed in alone',
    holds: (now) => now.panel !== 'open.accountMenu' || now.user !== null,
  },
  {
    title: 'HDR-4 one overlay at a time is over the page',
    holds: (now) =>
      [isCheckoutShown(now), isPanelOpen(now), now.filters, isPictureOpen(now)].filter(Boolean).length <= 1,
  },
  {
    title: 'FLW-1 the root and the flows agree on the overlay',
    holds: (now) =>
      (now.overlay === 'checkout') === isCheckoutShown(now) &&
      (now.overlay === 'panel') === isPanelOpen(now) &&
      (now.overlay === 'filters') === now.filters &&
      (now.overlay === 'picture') === isPictureOpen(now),
  },
  {
    title: 'ZOM-1 the enlarged picture is only over a product that is shown',
    holds: (now) => !isPictureOpen(now) || (now.page === 'product' && now.product.startsWith('showing')),
  },
  { title: 'PRD-2 filters are only over the list', holds: (now) => !now.filters || now.page === 'products' },
  { title: 'RTE-1 the page shown is the one that the address names', holds: (now) => now.page === now.addressed },
  {
    title: 'RTE-2 the list is asked for on its page alone',
    holds: (now) => (now.page === 'products') === (now.list !== 'idle'),
  },
  {
    title: 'PRD-9 the list is the one that the address names',
    holds: (now) => now.page !== 'products' || now.requestedList === now.addressedList,
  },
  {
    title: 'RTE-3 a product is asked for on its page alone',
    holds: (now) => (now.page === 'product') === (now.product !== 'idle'),
  },
  { title: 'LOG-1 the login runs on its page alone', holds: (now) => runsOn('login', now.login, now) },
  { title: 'SGN-1 the sign-up runs on its page alone', holds: (now) => runsOn('signup', now.signup, now) },
  { title: 'CON-1 the contact form runs on its page alone', holds: (now) => runsOn('contact', now.contact, now) },
  {
    title: 'SES-1 who is signed in has a name and a token',
    holds: (now) => isSignedIn(now) === (now.user !== null && now.token !== null),
  },
  {
    title: 'CRT-3 the total is its parts, and never below nothing',
    holds: ({ totals: { subtotal, tax, delivery, discount, total } }) =>
      total === Math.max(0, subtotal + tax + delivery - discount),
  },
  {
    title: 'CRT-1 a line counts at least one and at most what one order may hold',
    holds: ({ lines }) => lines.every(({ quantity }) => quantity >= 1 && quantity <= MOST_PIECES),
  },
  {
    title: 'CRT-1 each product has one line',
    holds: ({ lines }) => new Set(lines.map(({ product }) => product.id)).size === lines.length,
  },
  {
    title: 'CRT-3 tax is 8% of the subtotal, delivery £5.99 below £50, and nothing costs nothing',
    holds: (now) => {
      const subtotal = subtotalOf(now);
      const delivery = subtotal > 0 && subtotal < FREE_FROM ? FEE : 0;
      const { totals } = now;
      return isSame(
        [totals.subtotal, totals.tax, totals.delivery],
        [subtotal, Math.round((subtotal * 8) / 100), delivery],
      );
    },
  },
  {
    title: 'CRT-1 nothing changes the cart but a person, the order, another tab, or the check of its prices',
    holds: (now, before, step) =>
      isSame(now.lines, before.lines) ||
      step.sent.length > 0 ||
      step.actions.length > 0 ||
      (isConfirmed(now) && !isConfirmed(before)),
  },
  {
    title: 'CRT-4 what the cart holds is what is stored',
    holds: (now, before, step) =>
      isSame(bought(now), bought(before)) ||
      storedUnder(step, STORAGE_KEYS.cart) !== undefined ||
      isSame(bought(now.saved), bought(now)),
  },
  {
    title: 'CRT-5 two tabs show the same cart',
    holds: (now, _, step) => {
      const stored = storedUnder(step, STORAGE_KEYS.cart);
      return (
        stored === undefined ||
        isSame(dataOf(stored.text), { lines: now.lines, discount: now.discount, voucher: now.voucher })
      );
    },
  },
  {
    title: 'CRT-6 Undo brings back and takes nothing out',
    holds: (now, before, { words }) =>
      words !== "presses 'Undo'" ||
      before.lines.every(({ product }) => now.lines.some((line) => line.product.id === product.id)),
  },
  {
    title: "CRT-6 what 'Remove' and 'Clear Cart' take out can be brought back",
    holds: (now, before, { words }) =>
      !/^presses '(?:Remove'|Clear Cart')/.test(words) || (now.lines.length < before.lines.length && now.isUndoOffered),
  },
  {
    title: 'CHK-3 the confirmation is left 3 s after the order, and not before, unless for another page',
    holds: (now, before) => {
      if (before.confirmedAt === null) return true;
      const since = now.now - before.confirmedAt;
      return isConfirmed(now) ? since < 3000 : since >= 3000 || (hasLeftCart(now) && now.page !== 'home');
    },
  },
  {
    title: 'CHK-4 STO-4 what was typed survives all but the order, a sign-out and another shopper',
    holds: (now, before, step) =>
      isSame(now.delivery, before.delivery) ||
      isConfirmed(before) ||
      isSignOut(now, before) ||
      isSignIn(now, before) ||
      isOrderTaken(step) ||
      wasSentTo(step, 'checkout'),
  },
  {
    title: 'CHK-4 a completed order leaves nothing of what was typed',
    holds: (now, before) => !(isConfirmed(before) && !isConfirmed(now)) || isBlank(now),
  },
  {
    title: 'STO-4 a shopper who signs out leaves no address at the checkout, and no open checkout',
    holds: (now, before) => !isSignOut(now, before) || (isBlank(now) && !isAtSteps(now)),
  },
  {
    title: 'AGE-4 a visitor who has confirmed is not asked again',
    holds: (now, before) => before.gate !== 'confirmed' || now.gate === 'confirmed',
  },
  {
    title: 'SES-1 other tabs follow who is signed in',
    holds: (now, _, step) => {
      const stored = storedUnder(step, STORAGE_KEYS.auth);
      if (stored === undefined) return true;
      const data = dataOf(stored.text) as { token: string } | null;
      return data === null ? !isSignedIn(now) : isSignedIn(now) && now.token === data.token;
    },
  },
  {
    title: 'SES-1 only a user, an answer or another tab signs a shopper in or out',
    holds: (now, before, step) => now.token === before.token || step.sent.length > 0 || step.actions.length > 0,
  },
  {
    title: 'SES-2 any 401 signs out and leads to the login page, unless its request is of an earlier session',
    holds: (now, before, step) => {
      const refused = answersOf(step).filter((answer) => isRefused(answer) && !isAboutAuth(answer));
      const isPresent = refused.some(({ isLate }) => isLate !== true);
      if (isPresent) return now.user === null && now.addressed === 'login';
      return refused.length === 0 || now.token === before.token;
    },
  },
  {
    title: 'LOG-4 the right code leads home, signed in',
    holds: (now, before, step) => {
      const isIn = answersOf(step).some(({ target, answer }) => {
        return /^\/auth\/(?:code-)?login$/.test(target) && answer !== 'unreachable' && answer.status === 200;
      });
      return !isIn || now.token === before.token || (now.user !== null && now.addressed === 'home');
    },
  },
  { title: 'CRT-6 at most three messages are shown at once', holds: (now) => now.toasts <= 3 },
];
