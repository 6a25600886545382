import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import {
  CHECKOUT_COUNTRIES,
  CHECKOUT_STEPS,
  DELIVERY_FIELDS,
  EMPTY_DETAILS,
  PAYMENT_METHODS,
} from '#machines/checkout/checkout-details.ts';
import { factsOf } from '#tests/support/observed.ts';

const STEPS = ['reviewingOrder', 'enteringDelivery', 'choosingPayment', 'confirming'] as const;

function startCheckout() {
  const clock = new SimulatedClock();
  const checkout = createActor(checkoutMachine, { clock });
  const facts = factsOf(checkout);
  checkout.start();
  const state = () => checkout.getSnapshot().value;
  const details = () => checkout.getSnapshot().context.details;
  const goTo = (step: number) => {
    checkout.send({ type: 'checkout.requested' });
    for (let done = 0; done < step; done += 1) checkout.send({ type: 'step.completed' });
  };
  const complete = () => {
    goTo(3);
    checkout.send({ type: 'order.completed' });
  };
  const type = () => {
    checkout.send({ type: 'delivery.changed', field: 'street', value: '1 High Street' });
    checkout.send({ type: 'delivery.changed', field: 'country', value: 'CAN' });
    checkout.send({ type: 'payment.chosen', method: 'paypal' });
  };
  return { checkout, clock, facts, state, details, goTo, complete, type };
}

const TYPED = {
  delivery: { street: '1 High Street', city: '', state: '', zipCode: '', country: 'CAN' },
  payment: 'paypal',
};

describe('CHK-1 four steps', () => {
  it('CHK-1 the dialog is closed until Proceed to Checkout opens it at step 0', () => {
    const { checkout, state } = startCheckout();
    expect(state()).toBe('closed');
    expect(checkout.getSnapshot().hasTag('open')).toBe(false);
    for (const event of [
      { type: 'step.completed' },
      { type: 'order.completed' },
      { type: 'dialog.dismissed' },
    ] as const) {
      expect(checkout.getSnapshot().can(event)).toBe(false);
    }
    checkout.send({ type: 'checkout.requested' });
    expect(state()).toEqual({ open: 'reviewingOrder' });
    expect(checkout.getSnapshot().hasTag('open')).toBe(true);
  });

  it('CHK-1 the steps are Review Order, Delivery Details, Payment, Confirmation', () => {
    expect(CHECKOUT_STEPS).toEqual(['Review Order', 'Delivery Details', 'Payment', 'Confirmation']);
    const { checkout, state } = startCheckout();
    checkout.send({ type: 'checkout.requested' });
    for (const step of STEPS) {
      expect(state()).toEqual({ open: step });
      checkout.send({ type: 'step.completed' });
    }
    expect(state()).toEqual({ open: 'confirming' });
  });

  it('CHK-1 Back goes down one step and is disabled at step 0', () => {
    const { checkout, state, goTo } = startCheckout();
    goTo(3);
    for (const step of [...STEPS].reverse()) {
      expect(state()).toEqual({ open: step });
      expect(checkout.getSnapshot().can({ type: 'step.reversed' })).toBe(step !== 'reviewingOrder');
      checkout.send({ type: 'step.reversed' });
    }
    expect(state()).toEqual({ open: 'reviewingOrder' });
  });

  it('CHK-1 the order can be completed only at the last step', () => {
    const { checkout, facts } = startCheckout();
    checkout.send({ type: 'checkout.requested' });
    for (const step of STEPS) {
      expect(checkout.getSnapshot().can({ type: 'order.completed' })).toBe(step === 'confirming');
      if (step !== 'confirming') checkout.send({ type: 'order.completed' });
      checkout.send({ type: 'step.completed' });
    }
    expect(facts).toEqual([]);
  });

  it('CHK-1 from the last step, address and payment can be revisited', () => {
    const { checkout, state, goTo } = startCheckout();
    goTo(3);
    checkout.send({ type: 'delivery.revisited' });
    expect(state()).toEqual({ open: 'enteringDelivery' });
    checkout.send({ type: 'payment.revisited' });
    expect(state()).toEqual({ open: 'enteringDelivery' });
    checkout.send({ type: 'step.completed' });
    checkout.send({ type: 'step.completed' });
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
    const { checkout, state, goTo } = startCheckout();
    goTo(1);
    checkout.send({ type: 'delivery.changed', field: 'zipCode', value: ' \u0000 nonsense '.repeat(1000) });
    for (let step = 0; step < 2; step += 1) {
      expect(checkout.getSnapshot().can({ type: 'step.completed' })).toBe(true);
      checkout.send({ type: 'step.completed' });
    }
    expect(state()).toEqual({ open: 'confirming' });
  });

  it('CHK-4 what was typed survives Next, Back, close and reopen', () => {
    const { checkout, details, goTo, type } = startCheckout();
    goTo(1);
    type();
    checkout.send({ type: 'step.completed' });
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
    const { clock, details, complete, goTo, type } = startCheckout();
    goTo(1);
    type();
    complete();
    clock.increment(3000);
    expect(details()).toEqual(EMPTY_DETAILS);
  });
});

describe('CHK-3 the confirmed order', () => {
  it('CHK-3 the dialog closes 3 s after the order, not a millisecond before', () => {
    const { clock, state, facts, complete } = startCheckout();
    complete();
    expect(state()).toBe('confirmed');
    expect(facts).toEqual([{ type: 'checkout.order.completed' }]);
    clock.increment(2999);
    expect(state()).toBe('confirmed');
    clock.increment(1);
    expect(state()).toBe('closed');
    expect(facts).toEqual([{ type: 'checkout.order.completed' }, { type: 'checkout.finished' }]);
  });

  it('CHK-4 completing twice is impossible', () => {
    const { checkout, clock, facts, complete } = startCheckout();
    complete();
    checkout.send({ type: 'order.completed' });
    checkout.send({ type: 'order.completed' });
    clock.increment(10_000);
    checkout.send({ type: 'order.completed' });
    expect(facts.map(({ type }) => type)).toEqual(['checkout.order.completed', 'checkout.finished']);
  });

  it('CHK-4 during the success view nothing closes, moves or changes the dialog', () => {
    const { checkout, state, complete, details } = startCheckout();
    complete();
    const before = details();
    const events = [
      { type: 'dialog.dismissed' },
      { type: 'order.withdrawn' },
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

  it('CHK-3 a second order runs its own 3 s', () => {
    const { clock, state, facts, complete } = startCheckout();
    complete();
    clock.increment(3000);
    complete();
    clock.increment(2999);
    expect(state()).toBe('confirmed');
    clock.increment(1);
    expect(facts).toHaveLength(4);
  });
});

it.each(STEPS.map((step, index) => [step, index] as const))(
  'CHK-4 at %s the dialog can be dismissed, and an order that has lost its cart is withdrawn',
  (_, index) => {
    for (const type of ['dialog.dismissed', 'order.withdrawn'] as const) {
      const { checkout, state, goTo, facts } = startCheckout();
      goTo(index);
      checkout.send({ type });
      expect(state()).toBe('closed');
      expect(facts).toEqual([]);
    }
  },
);
