import { describe, expect, it } from 'vitest';
import { startExpectedModel } from '#tests/explore/expected-model.ts';
import { type Look, lookAt } from '#tests/explore/look.ts';
import { RULES } from '#tests/explore/rules.ts';
import type { Step } from '#tests/explore/step.ts';
import { authText, cartText, STORAGE_KEYS } from '#tests/explore/visit.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { sampleLine } from '#tests/support/sample-products.ts';

/** A shop in which a sentence does not hold: what differs from one that is well, now and before, and the step between. */
type Breach = { now?: Partial<Look>; before?: Partial<Look>; step?: Partial<Step> };

const LINE = sampleLine('gin', 2, 1000);
const CART = { lines: [LINE], discount: 0 };
const ADA = sampleAuth();
const SIGNED_IN = { session: 'known.signedIn', user: ADA.user, token: ADA.token };
const answered = (target: string, status: number): Partial<Step> => ({
  actions: [{ kind: 'answered', method: 'GET', target, place: 0, answer: { status, body: '{}' } }],
});
const unplaced: Partial<Step> = {
  actions: [{ kind: 'answered', method: 'POST', target: '/orders', place: 0, answer: 'unreachable' }],
};
const stored = (key: string, text: string | null): Partial<Step> => ({ actions: [{ kind: 'stored', key, text }] });
/** Calculated by hand: two at £10.00, 8% tax, delivery £5.99. */
const FILLED: Partial<Look> = {
  lines: [LINE],
  totals: { subtotal: 2000, tax: 160, delivery: 599, discount: 0, total: 2759 },
};

const BREACHES: Readonly<Record<string, Breach>> = {
  'AGE-7 behind the gate nothing opens: no checkout, no panel, no filters, no picture': {
    now: { gate: 'open', picture: 'open.fitted' },
  },
  'ZOM-1 the enlarged picture is only over a product that is shown': { now: { picture: 'open.fitted' } },
  'AGE-1 the gate covers the page until age is confirmed': { now: { gate: 'open', overlay: 'nothing' } },
  'CHK-1 the steps of the checkout are only over the cart page': {
    now: { ...FILLED, checkout: 'open.confirming.pricesChecked', overlay: 'checkout', page: 'help', addressed: 'help' },
  },
  'CRT-2 there is always something to buy while the steps are open': {
    now: { checkout: 'open.confirming.pricesChecked', overlay: 'checkout' },
  },
  'CHK-3 SRV-4 the order that is completed leaves an empty cart, or what has come into it on the way': {
    now: { ...FILLED, checkout: 'confirmed', overlay: 'checkout' },
    before: { ...FILLED, checkout: 'open.confirming.pricesChecked' },
  },
  "CHK-4 'Order Confirmed!' is reached from the last step alone": {
    now: { checkout: 'confirmed' },
    before: { checkout: 'open.choosingPayment' },
  },
  "CHK-7 'Order Confirmed!' is not reached while the prices are checked": {
    now: { checkout: 'confirmed' },
    before: { checkout: 'open.confirming.checkingPrices' },
  },
  'CHK-3 the confirmation is left by time, and leads home, or by going to another page': {
    now: { page: 'cart', addressed: 'cart', checkout: 'closed' },
    before: { checkout: 'confirmed' },
  },
  'SRV-5 SRV-7 an order that is refused or not answered loses nothing of cart and address': {
    before: { ...FILLED, checkout: 'open.placing' },
    step: unplaced,
  },
  'HDR-3 the account menu is open for who is signed in alone': { now: { panel: 'open.accountMenu' } },
  'HDR-4 one overlay at a time is over the page': { now: { panel: 'open.menu', filters: true } },
  'FLW-1 the root and the flows agree on the overlay': { now: { panel: 'open.menu', overlay: 'nothing' } },
  'PRD-2 filters are only over the list': { now: { filters: true, overlay: 'filters' } },
  'RTE-1 the page shown is the one that the address names': { now: { addressed: 'cart' } },
  'PRD-9 the list is the one that the address names': {
    now: {
      page: 'products',
      addressed: 'products',
      addressedList: '/products?category=gin',
      requestedList: '/products',
    },
  },
  'RTE-2 the list is asked for on its page alone': { now: { list: 'empty' } },
  'RTE-3 a product is asked for on its page alone': { now: { product: 'loading' } },
  'LOG-1 the login runs on its page alone': { now: { login: 'email.entering' } },
  'SGN-1 the sign-up runs on its page alone': { now: { signup: 'filling' } },
  'HLP-1 the help runs on its page alone': { now: { help: 'reading' } },
  'CON-1 the contact form runs on its page alone': { now: { contact: 'writing' } },
  'SES-1 who is signed in has a name and a token': { now: { session: 'known.signedIn', user: ADA.user } },
  'CRT-3 the total is its parts, and never below nothing': {
    now: { totals: { subtotal: 0, tax: 0, delivery: 0, discount: 0, total: 1 } },
  },
  'CRT-1 a line counts at least one and at most what one order may hold': {
    now: { lines: [sampleLine('gin', 1000, 0)] },
  },
  'CRT-1 each product has one line': { now: { lines: [LINE, LINE] } },
  'CRT-3 tax is 8% of the subtotal, delivery £5.99 below £50, and nothing costs nothing': {
    now: { lines: [LINE], totals: { subtotal: 2000, tax: 160, delivery: 0, discount: 0, total: 2160 } },
    before: FILLED,
  },
  'CRT-1 nothing changes the cart but a person, the order, another tab, or the check of its prices': {
    now: FILLED,
  },
  'CRT-4 what the cart holds is what is stored': {
    now: { ...FILLED, saved: { lines: [sampleLine('gin', 3, 1000)], discount: 0 } },
    step: { sent: [{ flow: 'cart', event: { type: 'product.added' } }] },
  },
  'CRT-5 two tabs show the same cart': { step: stored(STORAGE_KEYS.cart, cartText(CART)) },
  'CRT-6 Undo brings back and takes nothing out': { before: FILLED, step: { words: "presses 'Undo'" } },
  "CRT-6 what 'Remove' and 'Clear Cart' take out can be brought back": {
    before: FILLED,
    step: { words: "presses 'Clear Cart'" },
  },
  'CHK-3 the confirmation is left 3 s after the order, and not before, unless for another page': {
    now: { page: 'home', now: 2999 },
    before: { checkout: 'confirmed', confirmedAt: 0 },
  },
  'STO-4 a shopper who signs out leaves no address at the checkout, and no open checkout': {
    now: {
      session: 'known.signedOut',
      delivery: { street: '1 Main Street', city: '', state: '', zipCode: '', country: 'USA' },
    },
    before: { session: 'known.signedIn' },
  },
  'CHK-4 STO-4 what was typed survives all but the order, a sign-out and another shopper': {
    before: { delivery: { street: '1 Main Street', city: '', state: '', zipCode: '', country: 'USA' } },
  },
  'CHK-4 a completed order leaves nothing of what was typed': {
    now: { delivery: { street: '1 Main Street', city: '', state: '', zipCode: '', country: 'USA' } },
    before: { checkout: 'confirmed' },
  },
  'AGE-4 a visitor who has confirmed is not asked again': { now: { gate: 'open', overlay: 'gate' } },
  'SES-1 other tabs follow who is signed in': { step: stored(STORAGE_KEYS.auth, authText(ADA)) },
  'SES-1 only a user, an answer or another tab signs a shopper in or out': { now: SIGNED_IN },
  'SES-2 any 401 signs out and leads to the login page, unless its request is of an earlier session': {
    now: SIGNED_IN,
    step: answered('/products', 401),
  },
  'LOG-4 the right code leads home, signed in': {
    now: { ...SIGNED_IN, page: 'login', addressed: 'login' },
    step: answered('/auth/login', 200),
  },
  'CRT-6 at most three messages are shown at once': { now: { toasts: 4 } },
};

const IDLE: Step = { words: 'a second passes', sent: [], actions: [], ms: 1000 };

async function wellLook(): Promise<Look> {
  const expectedModel = await startExpectedModel({
    at: '/',
    screen: 'desk',
    ageConfirmed: true,
    cart: null,
    auth: null,
  });
  await expectedModel.settle();
  const look = lookAt(expectedModel);
  expectedModel.stop();
  return look;
}

describe('FLW-3 the rules that every step of the explorer must meet', async () => {
  const well = await wellLook();

  it.each(RULES)('$title: holds of a shop that is well, and can be broken', ({ title, holds }) => {
    expect(holds(well, well, IDLE)).toBe(true);
    const { now, before, step } = BREACHES[title] ?? {};
    expect(holds({ ...well, ...now }, { ...well, ...before }, { ...IDLE, ...step })).toBe(false);
  });
});
