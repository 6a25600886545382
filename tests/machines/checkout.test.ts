import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  addressProblem,
  canGoBack,
  isAppearing,
  isCheckoutShown,
  isConfirmed,
  isPlacing,
  pricesAtLastStep,
  problemAtLastStep,
  stepOf,
  submitText,
} from '#machines/checkout/checkout.selectors.ts';
import { CHECKOUT_STEPS } from '#machines/checkout/checkout-steps.ts';
import { isAddressGiven } from '#machines/domain/address-given.ts';
import { CHECKOUT_COUNTRIES, DELIVERY_FIELDS, PAYMENT_METHODS } from '#machines/domain/checkout-choices.ts';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { checkoutWithDrafts } from '#tests/support/checkout-with-drafts.ts';
import { fakeDrafts } from '#tests/support/fake-drafts.ts';
import { factsOf } from '#tests/support/observed.ts';

const STEPS = ['reviewingOrder', 'enteringDelivery', 'choosingPayment', 'confirming'] as const;

/** CHK-6. */
const STEP_PAUSE_MS = 400;

/** What the checkout reports from its opening to the way home. */
const ORDERED = ['checkout.shown', 'checkout.order.completed', 'checkout.finished', 'checkout.hidden'];

/** The last step, where the prices have been checked. */
const AT_LAST_STEP = { open: { confirming: 'pricesChecked' } };

/**
 * The checkout at the cart, over its lines, past the gate, at today's prices.
 * @param isTakenAtOnce as where no server takes orders; else the test answers
 */
function startCheckout(isTakenAtOnce = true) {
  const clock = new SimulatedClock();
  const drafts = fakeDrafts();
  const checkout = createActor(checkoutWithDrafts(drafts), { clock });
  if (isTakenAtOnce) {
    checkout.on('checkout.order.completed', () => checkout.send({ type: 'order.taken', number: null }));
  }
  checkout.start();
  checkout.send({ type: 'purchase.offered' });
  checkout.send({ type: 'prices.reported', prices: 'checked' });
  const facts = factsOf(checkout);
  const state = () => checkout.getSnapshot().value;
  const step = () => STEPS[stepOf(checkout.getSnapshot())];
  const details = () => checkout.getSnapshot().context.details;
  /** Presses Next or Complete Order once the step has been seen. */
  const next = () => {
    clock.increment(STEP_PAUSE_MS);
    checkout.send({ type: 'step.completed' });
  };
  const goTo = (index: number) => {
    checkout.send({ type: 'checkout.requested' });
    for (let done = 0; done < index; done += 1) next();
  };
  const complete = () => goTo(4);
  const factTypes = () => facts.map((fact) => fact.type);
  const type = () => {
    checkout.send({ type: 'delivery.changed', field: 'street', value: '1 High Street' });
    checkout.send({ type: 'delivery.changed', field: 'country', value: 'CAN' });
    checkout.send({ type: 'payment.chosen', method: 'paypal' });
  };
  return {
    checkout,
    clock,
    drafts: () => drafts.of('checkout'),
    factTypes,
    state,
    step,
    details,
    next,
    goTo,
    complete,
    type,
  };
}

const TYPED = {
  delivery: { street: '1 High Street', city: '', state: '', zipCode: '', country: 'CAN' },
  payment: 'paypal',
};

describe('CHK-1 four steps', () => {
  it('CHK-1 the dialog is closed until Proceed to Checkout opens it at step 0', () => {
    const { checkout, state } = startCheckout();
    expect(state()).toBe('closed');
    expect(isCheckoutShown(checkout.getSnapshot())).toBe(false);
    for (const type of ['step.completed', 'step.reversed', 'dialog.dismissed'] as const) {
      expect(checkout.getSnapshot().can({ type }), type).toBe(false);
    }
    checkout.send({ type: 'checkout.requested' });
    expect(state()).toEqual({ open: 'reviewingOrder' });
    expect(isCheckoutShown(checkout.getSnapshot())).toBe(true);
  });

  it('CHK-1 the steps are Review Order, Delivery Details, Payment, Confirmation', () => {
    expect(CHECKOUT_STEPS.map(({ name }) => name)).toEqual([
      'Review Order',
      'Delivery Details',
      'Payment',
      'Confirmation',
    ]);
    const { checkout, state, step, next } = startCheckout();
    checkout.send({ type: 'checkout.requested' });
    for (const expected of STEPS) {
      expect(step()).toBe(expected);
      expect(submitText(checkout.getSnapshot())).toBe(expected === 'confirming' ? 'Complete Order' : 'Next');
      next();
    }
    expect(state()).toBe('confirmed');
    expect(isConfirmed(checkout.getSnapshot())).toBe(true);
  });

  it('CHK-1 Back goes down one step and is disabled at step 0', () => {
    const { checkout, state, step, goTo } = startCheckout();
    goTo(3);
    for (const expected of [...STEPS].reverse()) {
      expect(step()).toBe(expected);
      expect(canGoBack(checkout.getSnapshot())).toBe(expected !== 'reviewingOrder');
      checkout.send({ type: 'step.reversed' });
    }
    expect(state()).toEqual({ open: 'reviewingOrder' });
  });

  it('CHK-1 the order is completed at the last step, not before', () => {
    const { checkout, factTypes, goTo, next } = startCheckout();
    goTo(3);
    expect(factTypes()).toEqual(['checkout.shown']);
    expect(isConfirmed(checkout.getSnapshot())).toBe(false);
    next();
    expect(factTypes()).toEqual(['checkout.shown', 'checkout.order.completed']);
  });

  it('CHK-1 where nothing is offered it does not open; it does as soon as something is', () => {
    const checkout = createActor(checkoutWithDrafts()).start();
    checkout.send({ type: 'checkout.requested' });
    expect(checkout.getSnapshot().value).toBe('unavailable');
    checkout.send({ type: 'purchase.offered' });
    checkout.send({ type: 'purchase.withdrawn' });
    checkout.send({ type: 'checkout.requested' });
    expect(checkout.getSnapshot().value).toBe('unavailable');
    checkout.send({ type: 'purchase.offered' });
    checkout.send({ type: 'checkout.requested' });
    expect(isCheckoutShown(checkout.getSnapshot())).toBe(true);
    checkout.stop();
  });

  it('CHK-1 from the last step, address and payment can be revisited', () => {
    const { checkout, state, goTo, next } = startCheckout();
    goTo(3);
    checkout.send({ type: 'delivery.revisited' });
    expect(state()).toEqual({ open: 'enteringDelivery' });
    checkout.send({ type: 'payment.revisited' });
    expect(state()).toEqual({ open: 'enteringDelivery' });
    next();
    next();
    checkout.send({ type: 'payment.revisited' });
    expect(state()).toEqual({ open: 'choosingPayment' });
  });
});

describe('CHK-2 details', () => {
  it('CHK-2 the fields, countries and methods are those of the specification', () => {
    expect(DELIVERY_FIELDS).toEqual(['street', 'city', 'state', 'zipCode', 'country']);
    expect(CHECKOUT_COUNTRIES.map(({ id }) => id)).toEqual(['USA', 'CAN']);
    expect(PAYMENT_METHODS).toEqual(['card', 'paypal', 'apple']);
  });

  it('CHK-2 nothing is validated: Next is always allowed', () => {
    const { checkout, state, goTo, next } = startCheckout();
    goTo(1);
    checkout.send({ type: 'delivery.changed', field: 'zipCode', value: ' \u0000 nonsense '.repeat(1000) });
    for (let step = 0; step < 2; step += 1) {
      next();
    }
    expect(state()).toEqual(AT_LAST_STEP);
  });

  it.each([
    ['nothing typed', {}, false],
    ['a country alone', { country: 'CAN' }, false],
    ['blanks', { street: '  ', zipCode: '\t' }, false],
    ['a street', { street: '1 High Street' }, true],
    ['a city', { city: 'Portland' }, true],
    ['a state', { state: 'OR' }, true],
    ['a ZIP code', { zipCode: '97201' }, true],
  ])('CHK-2 with %s, whether an address is given: %j %s', (_, typed, isGiven) => {
    expect(isAddressGiven({ ...EMPTY_DETAILS.delivery, ...typed })).toBe(isGiven);
  });

  it('CHK-4 what was typed survives Next, Back, close and reopen', () => {
    const { checkout, details, goTo, type, next } = startCheckout();
    goTo(1);
    type();
    next();
    checkout.send({ type: 'step.reversed' });
    expect(details()).toEqual(TYPED);
    checkout.send({ type: 'dialog.dismissed' });
    goTo(0);
    expect(details()).toEqual(TYPED);
  });

  it('CHK-4 closing resets to step 0', () => {
    const { checkout, state, goTo } = startCheckout();
    goTo(3);
    checkout.send({ type: 'dialog.dismissed' });
    expect(state()).toBe('closed');
    checkout.send({ type: 'checkout.requested' });
    expect(state()).toEqual({ open: 'reviewingOrder' });
  });

  it('CHK-4 what was typed does not survive a completed order', () => {
    const { clock, details, goTo, type, next } = startCheckout();
    goTo(1);
    type();
    for (let step = 1; step < 4; step += 1) next();
    clock.increment(3000);
    expect(details()).toEqual(EMPTY_DETAILS);
  });
});

describe('CHK-3 the confirmed order', () => {
  it('CHK-3 the dialog closes 3 s after the order, not a millisecond before', () => {
    const { clock, state, factTypes, complete } = startCheckout();
    complete();
    expect(state()).toBe('confirmed');
    expect(factTypes()).toEqual(ORDERED.slice(0, 2));
    clock.increment(2999);
    expect(state()).toBe('confirmed');
    clock.increment(1);
    expect(state(), 'the cart is empty').toBe('unavailable');
    expect(factTypes()).toEqual(ORDERED);
  });

  it('CHK-4 completing twice is impossible', () => {
    const { checkout, clock, factTypes, complete } = startCheckout();
    complete();
    checkout.send({ type: 'step.completed' });
    checkout.send({ type: 'step.completed' });
    clock.increment(10_000);
    checkout.send({ type: 'step.completed' });
    expect(factTypes()).toEqual(ORDERED);
  });

  it('CHK-4 during the success view nothing closes, moves or changes the dialog', () => {
    const { checkout, state, complete, details } = startCheckout();
    complete();
    const before = details();
    const events = [
      { type: 'dialog.dismissed' },
      { type: 'purchase.withdrawn' },
      { type: 'purchase.offered' },
      { type: 'checkout.requested' },
      { type: 'step.completed' },
      { type: 'step.reversed' },
      { type: 'delivery.revisited' },
      { type: 'payment.revisited' },
      { type: 'payment.chosen', method: 'apple' },
      { type: 'delivery.changed', field: 'city', value: 'x' },
    ] as const;
    for (const event of events) {
      expect(checkout.getSnapshot().can(event), event.type).toBe(false);
      checkout.send(event);
    }
    expect(state()).toBe('confirmed');
    expect(details()).toBe(before);
  });

  it('CHK-3 while another app is in front the confirmation stays, and 3 s from the return', () => {
    const { checkout, clock, state, complete } = startCheckout();
    checkout.send({ type: 'tab.hidden' });
    complete();
    clock.increment(60_000);
    expect(state()).toBe('confirmed');
    checkout.send({ type: 'tab.shown' });
    clock.increment(2000);
    checkout.send({ type: 'tab.hidden' });
    clock.increment(500);
    checkout.send({ type: 'tab.shown' });
    clock.increment(2999);
    expect(state()).toBe('confirmed');
    clock.increment(1);
    expect(state()).toBe('unavailable');
  });

  it('CHK-3 a second order runs its own 3 s', () => {
    const { checkout, clock, state, factTypes, complete } = startCheckout();
    complete();
    clock.increment(3000);
    checkout.send({ type: 'purchase.offered' });
    complete();
    clock.increment(2999);
    expect(state()).toBe('confirmed');
    clock.increment(1);
    expect(factTypes().filter((fact) => fact === 'checkout.finished')).toHaveLength(2);
  });
});

it.each(STEPS.map((step, index) => [step, index] as const))(
  'CHK-4 at %s the dialog can be dismissed, and an order that has lost its cart is withdrawn',
  (_, index) => {
    const leaves = [
      ['dialog.dismissed', 'closed'],
      ['purchase.withdrawn', 'unavailable'],
    ] as const;
    for (const [type, left] of leaves) {
      const { checkout, state, goTo, factTypes } = startCheckout();
      goTo(index);
      checkout.send({ type });
      expect(state()).toBe(left);
      expect(factTypes()).toEqual(['checkout.shown', 'checkout.hidden']);
    }
  },
);

it('CHK-4 what was typed survives the way to another page and back', () => {
  const { checkout, details, goTo, type } = startCheckout();
  goTo(1);
  type();
  checkout.send({ type: 'purchase.withdrawn' });
  checkout.send({ type: 'purchase.offered' });
  goTo(0);
  expect(details()).toEqual(TYPED);
});

describe('CHK-6 a step is seen before it is completed', () => {
  it('CHK-6 DBL-2 two presses at once complete one step', () => {
    const { checkout, state, next } = startCheckout();
    checkout.send({ type: 'checkout.requested' });
    next();
    checkout.send({ type: 'step.completed' });
    expect(state()).toEqual({ open: 'enteringDelivery' });
  });

  it.each([
    ['reviewingOrder', { open: 'enteringDelivery' }, 0],
    ['enteringDelivery', { open: 'choosingPayment' }, 1],
    ['choosingPayment', AT_LAST_STEP, 2],
    ['confirming', 'confirmed', 3],
  ])('CHK-6 DBL-1 %s cannot be completed a millisecond before 400 ms have passed', (expected, following, index) => {
    const { checkout, clock, state, step, goTo } = startCheckout();
    goTo(index);
    clock.increment(STEP_PAUSE_MS - 1);
    expect(isAppearing(checkout.getSnapshot())).toBe(true);
    checkout.send({ type: 'step.completed' });
    expect(step()).toBe(expected);
    clock.increment(1);
    expect(isAppearing(checkout.getSnapshot())).toBe(false);
    checkout.send({ type: 'step.completed' });
    expect(state()).toEqual(following);
  });

  it('CHK-6 the pause begins anew with each step, also with one that Back leads to', () => {
    const { checkout, clock, state, next, goTo } = startCheckout();
    goTo(1);
    clock.increment(STEP_PAUSE_MS);
    checkout.send({ type: 'step.reversed' });
    clock.increment(STEP_PAUSE_MS - 1);
    checkout.send({ type: 'step.completed' });
    expect(state()).toEqual({ open: 'reviewingOrder' });
    next();
    expect(state()).toEqual({ open: 'enteringDelivery' });
  });

  it('CHK-6 a dialog that is closed or confirmed does not appear', () => {
    const { checkout, complete } = startCheckout();
    expect(isAppearing(checkout.getSnapshot())).toBe(false);
    complete();
    expect(isAppearing(checkout.getSnapshot())).toBe(false);
  });
});

describe('CHK-7 no order at prices that are being checked', () => {
  const CHECKING = { open: { confirming: 'checkingPrices' } };
  const UNCHECKED = { open: { confirming: 'pricesUnchecked' } };

  /** The last step, while the prices are being checked. */
  function startChecking() {
    const started = startCheckout();
    started.checkout.send({ type: 'prices.reported', prices: 'checking' });
    started.goTo(3);
    return started;
  }

  it('CHK-7 DBL-4 at the last step Complete Order waits for the answer, and places nothing', () => {
    const { checkout, clock, state, factTypes } = startChecking();
    for (const ms of [0, STEP_PAUSE_MS, 60_000]) {
      clock.increment(ms);
      checkout.send({ type: 'step.completed' });
      expect(state()).toEqual(CHECKING);
    }
    expect(isAppearing(checkout.getSnapshot())).toBe(true);
    expect(pricesAtLastStep(checkout.getSnapshot())).toBe('checking');
    expect(factTypes()).toEqual(['checkout.shown']);
  });

  it.each([
    ['checked', AT_LAST_STEP],
    ['unchecked', UNCHECKED],
  ] as const)('CHK-7 DBL-4 once the prices are %s, the step is seen for 400 ms, and can be completed', (prices, at) => {
    const { checkout, clock, state } = startChecking();
    clock.increment(60_000);
    checkout.send({ type: 'prices.reported', prices });
    expect(state()).toEqual(at);
    expect(pricesAtLastStep(checkout.getSnapshot())).toBe(prices);
    clock.increment(STEP_PAUSE_MS - 1);
    checkout.send({ type: 'step.completed' });
    expect(state()).toEqual(at);
    clock.increment(1);
    checkout.send({ type: 'step.completed' });
    expect(state()).toBe('confirmed');
  });

  it.each([
    ['checked', AT_LAST_STEP],
    ['unchecked', UNCHECKED],
  ] as const)('CHK-7 a check that starts while the prices are %s makes the step wait again', (ended, at) => {
    const { checkout, clock, state } = startChecking();
    checkout.send({ type: 'prices.reported', prices: ended });
    clock.increment(STEP_PAUSE_MS);
    expect(state()).toEqual(at);
    expect(isAppearing(checkout.getSnapshot())).toBe(false);
    checkout.send({ type: 'prices.reported', prices: 'checking' });
    expect(state()).toEqual(CHECKING);
    expect(isAppearing(checkout.getSnapshot())).toBe(true);
    checkout.send({ type: 'prices.reported', prices: 'checked' });
    expect(isAppearing(checkout.getSnapshot())).toBe(true);
    clock.increment(STEP_PAUSE_MS);
    expect(isAppearing(checkout.getSnapshot())).toBe(false);
  });

  it('CHK-6 CHK-7 an order that another tab has changed is seen before it is placed', () => {
    const { checkout, clock, step, goTo } = startCheckout();
    goTo(3);
    clock.increment(STEP_PAUSE_MS);
    checkout.send({ type: 'order.changed' });
    checkout.send({ type: 'step.completed' });
    clock.increment(STEP_PAUSE_MS - 1);
    checkout.send({ type: 'step.completed' });
    expect(step()).toBe('confirming');
    clock.increment(1);
    expect(isAppearing(checkout.getSnapshot())).toBe(false);
  });

  it.each([0, 1, 2])('CHK-7 step %i goes on while the prices are checked', (index) => {
    const { checkout, step, goTo, next } = startCheckout();
    goTo(index);
    checkout.send({ type: 'prices.reported', prices: 'checking' });
    expect(pricesAtLastStep(checkout.getSnapshot())).toBe(null);
    next();
    expect(step()).toBe(STEPS[index + 1]);
  });

  it('CHK-7 while the prices are checked the shopper can go back, change the details and close', () => {
    for (const [type, left] of [
      ['step.reversed', { open: 'choosingPayment' }],
      ['delivery.revisited', { open: 'enteringDelivery' }],
      ['payment.revisited', { open: 'choosingPayment' }],
      ['dialog.dismissed', 'closed'],
      ['purchase.withdrawn', 'unavailable'],
    ] as const) {
      const { checkout, state } = startChecking();
      checkout.send({ type });
      expect(state()).toEqual(left);
    }
  });

  it('CHK-7 prices that were not checked are not called checked', () => {
    const checkout = createActor(checkoutWithDrafts(fakeDrafts())).start();
    expect(checkout.getSnapshot().context.prices).toBe('unchecked');
    checkout.stop();
  });
});

describe('STO-4 the address that was typed before the page was loaded again', () => {
  const DRAFT = { ...EMPTY_DETAILS.delivery, street: '1 High Street', country: 'CAN' };

  it('STO-4 is there when the checkout is opened again, which starts closed, with the payment unchosen', () => {
    const { checkout, state, details, goTo } = startCheckout();
    checkout.send({ type: 'draft.restored', draft: DRAFT });
    expect(state()).toBe('closed');
    goTo(1);
    expect(details()).toEqual({ delivery: DRAFT, payment: EMPTY_DETAILS.payment });
  });

  it('STO-4 what is typed since counts more', () => {
    const { checkout, details, goTo, type } = startCheckout();
    goTo(1);
    type();
    checkout.send({ type: 'draft.restored', draft: { ...DRAFT, city: 'Portland' } });
    expect(details()).toEqual(TYPED);
  });

  it('STO-4 each change of the address is stored, but never the payment', () => {
    const { drafts, goTo, type, checkout } = startCheckout();
    goTo(1);
    type();
    expect(drafts()).toEqual(TYPED.delivery);
    checkout.send({ type: 'delivery.changed', field: 'street', value: '' });
    expect(drafts()).toEqual({ ...TYPED.delivery, street: '' });
    checkout.send({ type: 'dialog.dismissed' });
    expect(JSON.stringify(drafts())).not.toContain('paypal');
  });

  it('STO-4 it is forgotten with the completed order, not before', () => {
    const { drafts, goTo, next, type } = startCheckout();
    goTo(3);
    type();
    expect(drafts()).toEqual(TYPED.delivery);
    next();
    expect(drafts()).toBeUndefined();
  });
});

/** SRV-5: each reason, and the step that shows it. */
const REFUSALS = ['priceChanged', 'soldOut', 'voucherRefused', 'unanswered', 'refused'] as const;

describe('SRV-4 the shop waits for the server', () => {
  it('SRV-4 Complete Order waits: the last step is shown, busy, and nothing of the order can be changed', () => {
    const { checkout, state, step, complete, factTypes } = startCheckout(false);
    complete();
    expect(state()).toEqual({ open: 'placing' });
    const snapshot = checkout.getSnapshot();
    expect([isPlacing(snapshot), isCheckoutShown(snapshot), snapshot.hasTag('busy')]).toEqual([true, true, true]);
    expect([step(), submitText(snapshot)]).toEqual(['confirming', 'Complete Order']);
    for (const type of ['step.completed', 'step.reversed', 'delivery.revisited', 'payment.revisited'] as const) {
      expect(snapshot.can({ type }), type).toBe(false);
    }
    expect(factTypes()).toEqual(['checkout.shown', 'checkout.order.completed']);
  });

  it('SRV-4 DBL-1 a double press sends one order', () => {
    const { checkout, complete, factTypes } = startCheckout(false);
    complete();
    checkout.send({ type: 'step.completed' });
    expect(factTypes().filter((type) => type === 'checkout.order.completed')).toHaveLength(1);
  });

  it('SRV-4 the answer confirms the order', () => {
    const { checkout, state, complete } = startCheckout(false);
    complete();
    checkout.send({ type: 'order.taken', number: 'TR-2026-4F7K2M' });
    expect(state()).toBe('confirmed');
  });
});

describe('SRV-5 SRV-7 a refused order leads back', () => {
  it.each(REFUSALS)('SRV-5 SRV-7 %s: the last step says why, and the order can be completed after 400 ms', (code) => {
    const { checkout, state, details, type, goTo, next, factTypes } = startCheckout(false);
    goTo(0);
    type();
    for (let step = 0; step < 4; step += 1) next();
    const problem = { code, message: 'The words of the server' } as const;
    checkout.send({ type: 'order.refused', problem });
    expect(state()).toEqual(AT_LAST_STEP);
    expect(problemAtLastStep(checkout.getSnapshot())).toEqual(problem);
    expect(details()).toEqual(TYPED);
    expect(isAppearing(checkout.getSnapshot())).toBe(true);
    next();
    expect(state()).toEqual({ open: 'placing' });
    expect(problemAtLastStep(checkout.getSnapshot())).toBeNull();
    expect(factTypes().filter((each) => each === 'checkout.order.completed')).toHaveLength(2);
    checkout.send({ type: 'order.taken', number: 'TR-2026-4F7K2M' });
    expect(checkout.getSnapshot().context.problem).toBeNull();
  });

  it('SRV-5 a refused address leads to step 2, with the reason until it is changed', () => {
    const { checkout, state, complete } = startCheckout(false);
    complete();
    const problem = { code: 'addressRefused', message: 'We do not deliver there.' } as const;
    checkout.send({ type: 'order.refused', problem });
    expect(state()).toEqual({ open: 'enteringDelivery' });
    expect(addressProblem(checkout.getSnapshot())).toEqual(problem);
    checkout.send({ type: 'delivery.changed', field: 'street', value: '2 Pier Road' });
    expect(addressProblem(checkout.getSnapshot())).toBeNull();
  });
});

describe('SRV-5 SRV-7 what the last step has said is not said of the next order', () => {
  it.each(REFUSALS)('SRV-5 SRV-7 %s: only an order that may have been placed is still said', (code) => {
    const { checkout, goTo, complete } = startCheckout(false);
    complete();
    const problem = { code, message: null };
    checkout.send({ type: 'order.refused', problem });
    checkout.send({ type: 'dialog.dismissed' });
    goTo(3);
    expect(problemAtLastStep(checkout.getSnapshot())).toEqual(code === 'unanswered' ? problem : null);
  });
});

describe('SRV-8 the shopper leaves while the order is on its way', () => {
  it.each([
    ['dialog.dismissed', 'closed'],
    ['purchase.withdrawn', 'unavailable'],
    ['shopper.signedOut', 'closed'],
  ] as const)('SRV-8 %s: the answer is reported, because the dialog does not show it', (type, left) => {
    const { checkout, state, details, complete, factTypes } = startCheckout(false);
    complete();
    checkout.send({ type });
    expect(state()).toBe(left);
    checkout.send({ type: 'order.taken', number: 'TR-2026-4F7K2M' });
    expect(state()).toBe(left);
    expect(factTypes()).toContain('checkout.order.takenUnseen');
    expect(details()).toEqual(EMPTY_DETAILS);
  });

  it('SRV-8 CHK-4 an answer that comes while the shopper goes through the next order leaves what they have typed', () => {
    const { checkout, state, details, goTo, complete, factTypes } = startCheckout(false);
    complete();
    checkout.send({ type: 'dialog.dismissed' });
    goTo(1);
    checkout.send({ type: 'delivery.changed', field: 'street', value: '12 Long Lane' });
    checkout.send({ type: 'order.taken', number: 'TR-2026-4F7K2M' });
    expect([state(), details().delivery.street]).toEqual([{ open: 'enteringDelivery' }, '12 Long Lane']);
    expect(factTypes()).toContain('checkout.order.takenUnseen');
  });

  it('STO-4 SRV-5 why an order was refused is forgotten when the shopper signs out', () => {
    const { checkout, goTo, complete } = startCheckout(false);
    complete();
    checkout.send({ type: 'order.refused', problem: { code: 'addressRefused', message: null } });
    checkout.send({ type: 'shopper.signedOut' });
    goTo(1);
    expect(addressProblem(checkout.getSnapshot())).toBeNull();
  });

  it('SRV-8 a refusal is reported, and the last step says it when it is shown again', () => {
    const { checkout, goTo, complete, factTypes } = startCheckout(false);
    complete();
    checkout.send({ type: 'dialog.dismissed' });
    checkout.send({ type: 'order.refused', problem: { code: 'soldOut', message: null } });
    expect(factTypes()).toContain('checkout.order.refusedUnseen');
    goTo(3);
    expect(problemAtLastStep(checkout.getSnapshot())).toEqual({ code: 'soldOut', message: null });
  });
});
