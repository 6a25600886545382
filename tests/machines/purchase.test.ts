import { describe, expect, it } from 'vitest';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { sampleOrder } from '#machines/orders/orders.samples.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { reached } from '#machines/shop/facts.samples.ts';
import type { FlowFact } from '#machines/shop/flows.ts';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import type { relay } from '#machines/shop/relay.ts';
import { withFakes } from '#tests/support/charts.ts';
import { startLone } from '#tests/support/lone-chart.ts';

const AT_CART = reached({ name: 'cart' });
const AT_HOME = reached({ name: 'home' });
const FILLED = { type: 'cart.filled' } as const;
const EMPTIED = { type: 'cart.emptied' } as const;
const PASSED = { type: 'ageGate.passed' } as const;

const OFFERED = 'purchase.offered';
const WITHDRAWN = 'purchase.withdrawn';

function startPurchase(...facts: FlowFact[]) {
  const orders = withFakes(ordersMachine) as typeof ordersMachine;
  const saved = withFakes(savedMachine) as typeof savedMachine;
  const lone = (fakeRelay: typeof relay) =>
    purchaseMachine.provide({
      actors: {
        relay: fakeRelay,
        orders,
        saved,
        savedOffers: withFakes(savedOffersMachine) as typeof savedOffersMachine,
      },
      // The flows around it only note what they are told: they can be asked nothing.
      actions: { placeOrder: () => {}, fillCart: () => {} },
    });
  const started = startLone(lone, ['orders', 'saved', 'savedOffers']);
  started.report(...facts);
  const offers = () => started.toldTo('checkout').filter((type) => type.startsWith('purchase.'));
  return { ...started, checkoutTold: offers };
}

describe('CHK-1 the checkout is offered at the cart, over lines, past the gate', () => {
  it.each([
    [[AT_CART, FILLED, PASSED]],
    [[AT_CART, PASSED, FILLED]],
    [[FILLED, AT_CART, PASSED]],
    [[FILLED, PASSED, AT_CART]],
    [[PASSED, AT_CART, FILLED]],
    [[PASSED, FILLED, AT_CART]],
  ])('CHK-1 in whatever order these come: %j', (facts) => {
    const { report, checkoutTold } = startPurchase();
    const [first, second, third] = facts as [FlowFact, FlowFact, FlowFact];
    report(first, second);
    expect(checkoutTold()).toEqual([]);
    report(third);
    expect(checkoutTold()).toEqual([OFFERED]);
  });

  it('AGE-4 a confirmation of earlier in the session counts as one given now', () => {
    expect(startPurchase(AT_CART, FILLED, { type: 'ageGate.remembered' }).checkoutTold()).toEqual([OFFERED]);
  });

  it.each([
    ['the shopper goes to another page', AT_HOME, AT_CART],
    ['the cart is emptied', EMPTIED, FILLED],
  ])('CHK-1 as %s it is withdrawn, and offered again once that has changed back', (_, lost, found) => {
    const { report, checkoutTold } = startPurchase(AT_CART, FILLED, PASSED);
    report(lost);
    expect(checkoutTold()).toEqual([OFFERED, WITHDRAWN]);
    report(lost);
    expect(checkoutTold()).toHaveLength(2);
    report(found);
    expect(checkoutTold()).toEqual([OFFERED, WITHDRAWN, OFFERED]);
  });

  it('CHK-1 it is withdrawn once, though both are lost', () => {
    const { report, checkoutTold } = startPurchase(AT_CART, FILLED, PASSED);
    report(EMPTIED, AT_HOME, AT_CART);
    expect(checkoutTold()).toEqual([OFFERED, WITHDRAWN]);
  });

  it('CHK-4 the cart under another address of its own, or filled once more, interrupts nothing', () => {
    const { report, checkoutTold } = startPurchase(AT_CART, FILLED, PASSED);
    report(AT_CART, FILLED, PASSED);
    expect(checkoutTold()).toEqual([OFFERED]);
  });

  it('RTE-1 the placeholder at /checkout is no cart', () => {
    expect(startPurchase(reached({ name: 'checkout' }), FILLED, PASSED).checkoutTold()).toEqual([]);
  });
});

describe('CHK-3 what an order leads to', () => {
  it('CHK-3 a completed order empties the cart; the shopper stays for the confirmation', () => {
    const { report, told } = startPurchase();
    report({ type: 'checkout.order.completed', details: EMPTY_DETAILS });
    expect(told).toEqual([{ flow: 'cart', event: { type: 'order.placed' } }]);
  });

  it('CHK-3 after the confirmation it goes home, by an entry of its own', () => {
    const { report, told } = startPurchase();
    report({ type: 'checkout.finished' });
    expect(told).toEqual([
      {
        flow: 'navigation',
        event: { type: 'page.requested', href: '/', kind: 'push', preserveScroll: false, smoothScroll: false },
      },
    ]);
  });
});

describe('ORD-4 what a deletion leads to', () => {
  it('CHK-3 whoever leaves the cart is heard of, so that nobody is led away from where they went', () => {
    const { report, toldTo } = startPurchase(AT_CART);
    report(AT_HOME);
    expect(toldTo('checkout')).toEqual(['cart.left']);
  });

  it('ORD-4 a deletion is said with Undo, and leads to the other orders in place of the page', () => {
    const { report, told } = startPurchase();
    report({ type: 'orders.deleted', deletion: { id: 'orders-3', orders: [{ index: 0, order: sampleOrder }] } });
    expect(told).toMatchObject([
      {
        flow: 'toasts',
        event: {
          content: {
            title: 'Order deleted',
            detail: sampleOrder.number,
            action: { command: { flow: 'orders', event: { type: 'deletion.undone', deletion: 'orders-3' } } },
          },
        },
      },
      { flow: 'navigation', event: { type: 'page.requested', href: '/orders', kind: 'replace' } },
    ]);
  });
});
