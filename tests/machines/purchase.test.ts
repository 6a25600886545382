import { describe, expect, it } from 'vitest';
import { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { sampleVoucher } from '#machines/domain/voucher.samples.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { sampleOrder } from '#machines/orders/orders.samples.ts';
import { placingMachine } from '#machines/placing/placing.machine.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { reached } from '#machines/shop/facts.samples.ts';
import type { FlowFact } from '#machines/shop/flows.ts';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { purchaseSamples } from '#machines/shop/purchase.samples.ts';
import type { relay } from '#machines/shop/relay.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { startLone } from '#tests/support/lone-chart.ts';
import { withFakes } from '#tools/chart-tests/engine/charts.ts';

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
        addresses: withFakes(addressesMachine) as typeof addressesMachine,
        backInStock: withFakes(backInStockMachine) as typeof backInStockMachine,
        orders,
        placing: withFakes(placingMachine) as typeof placingMachine,
        saved,
        savedOffers: withFakes(savedOffersMachine) as typeof savedOffersMachine,
        voucher: withFakes(voucherMachine) as typeof voucherMachine,
      },
      // The flows around it only record the events that they receive.
      actions: { submitOrder: () => {}, fillCart: () => {} },
    });
  const started = startLone(lone, [
    ...(['addresses', 'backInStock', 'orders', 'placing', 'saved', 'savedOffers', 'voucher'] as const),
  ]);
  started.report(...facts);
  const offers = () => started.sentTo('checkout').filter((type) => type.startsWith('purchase.'));
  return { ...started, checkoutEvents: offers };
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
    const { report, checkoutEvents } = startPurchase();
    const [first, second, third] = facts as [FlowFact, FlowFact, FlowFact];
    report(first, second);
    expect(checkoutEvents()).toEqual([]);
    report(third);
    expect(checkoutEvents()).toEqual([OFFERED]);
  });

  it('AGE-4 a confirmation of earlier in the session counts as one given now', () => {
    expect(startPurchase(AT_CART, FILLED, { type: 'ageGate.remembered' }).checkoutEvents()).toEqual([OFFERED]);
  });

  it.each([
    ['the shopper goes to another page', AT_HOME, AT_CART],
    ['the cart is emptied', EMPTIED, FILLED],
  ])('CHK-1 as %s it is withdrawn, and offered again once that has changed back', (_, lost, found) => {
    const { report, checkoutEvents } = startPurchase(AT_CART, FILLED, PASSED);
    report(lost);
    expect(checkoutEvents()).toEqual([OFFERED, WITHDRAWN]);
    report(lost);
    expect(checkoutEvents()).toHaveLength(2);
    report(found);
    expect(checkoutEvents()).toEqual([OFFERED, WITHDRAWN, OFFERED]);
  });

  it('CHK-1 it is withdrawn once, though both are lost', () => {
    const { report, checkoutEvents } = startPurchase(AT_CART, FILLED, PASSED);
    report(EMPTIED, AT_HOME, AT_CART);
    expect(checkoutEvents()).toEqual([OFFERED, WITHDRAWN]);
  });

  it('CHK-4 the cart under another address of its own, or filled once more, interrupts nothing', () => {
    const { report, checkoutEvents } = startPurchase(AT_CART, FILLED, PASSED);
    report(AT_CART, FILLED, PASSED);
    expect(checkoutEvents()).toEqual([OFFERED]);
  });

  it('RTE-1 the placeholder at /checkout is no cart', () => {
    expect(startPurchase(reached({ name: 'checkout' }), FILLED, PASSED).checkoutEvents()).toEqual([]);
  });
});

describe('CHK-7 what the checkout learns of the cart', () => {
  it.each([
    ['cart.prices.checkStarted', { type: 'prices.reported', prices: 'checking' }],
    ['cart.prices.checked', { type: 'prices.reported', prices: 'checked' }],
    ['cart.prices.checkFailed', { type: 'prices.reported', prices: 'unchecked' }],
    ['cart.updatedElsewhere', { type: 'order.changed' }],
  ] as const)('CHK-7 %s is passed on, on any page', (fact, event) => {
    const { report, sent } = startPurchase();
    report({ type: fact });
    expect(sent).toEqual([{ flow: 'checkout', event }]);
  });

  it('CHK-7 prices that another tab brings are checked where the cart is shown, and nowhere else', () => {
    const { report, sent } = startPurchase(AT_HOME);
    report({ type: 'cart.prices.outdated' });
    expect(sent).toEqual([]);
    report(AT_CART, { type: 'cart.prices.outdated' });
    expect(sent).toEqual([{ flow: 'cart', event: { type: 'cart.viewed' } }]);
  });
});

describe('CHK-3 what an order leads to', () => {
  it('SRV-4 a completed order changes nothing until it is placed', () => {
    const { report, sent } = startPurchase();
    report({ type: 'checkout.order.completed', details: EMPTY_DETAILS });
    expect(sent).toEqual([]);
  });

  it('CHK-3 SRV-4 a placed order leaves the cart, and nothing that was added meanwhile; the shopper stays for the confirmation', () => {
    const { report, sent } = startPurchase();
    report(purchaseSamples['placing.order.taken'].here);
    const { lines } = purchaseSamples['placing.order.taken'].here.order;
    expect(sent).toEqual([
      { flow: 'cart', event: { type: 'order.placed', lines, voucher: undefined } },
      { flow: 'checkout', event: { type: 'order.taken', number: null } },
    ]);
  });

  it('SRV-4 an order that a server has taken leaves the cart: what was added meanwhile stays', () => {
    const { report, sent } = startPurchase();
    report(purchaseSamples['placing.order.taken'].byServer);
    const { lines } = purchaseSamples['placing.order.taken'].byServer.order;
    expect(sent).toEqual([
      { flow: 'cart', event: { type: 'order.placed', lines, voucher: sampleVoucher.code } },
      { flow: 'checkout', event: { type: 'order.taken', number: 'TR-2026-4F7K2M' } },
    ]);
  });

  it('SRV-5 a refused order leaves the cart as it is, and its prices are checked where they are the reason', () => {
    const { report, sentTo } = startPurchase();
    report(purchaseSamples['placing.order.refused'].unanswered);
    expect([sentTo('checkout'), sentTo('cart')]).toEqual([['order.refused'], []]);
    report(purchaseSamples['placing.order.refused'].soldOut);
    expect([sentTo('checkout'), sentTo('cart')]).toEqual([['order.refused', 'order.refused'], ['order.refused']]);
  });

  it('SRV-5 VCH-5 the cart learns which voucher an order was refused for, and of none where the reason is another', () => {
    const { report, sent } = startPurchase();
    report({ ...purchaseSamples['placing.order.refused'].soldOut, voucher: 'WELCOME10' });
    report(purchaseSamples['placing.order.refused'].voucher);
    expect(sent.filter(({ flow }) => flow === 'cart').map(({ event }) => event)).toEqual([
      { type: 'order.refused', voucher: undefined },
      { type: 'order.refused', voucher: 'WELCOME10' },
    ]);
  });

  it('CHK-3 after the confirmation it goes home, by an entry of its own', () => {
    const { report, sent } = startPurchase();
    report({ type: 'checkout.finished' });
    expect(sent).toEqual([
      {
        flow: 'navigation',
        event: { type: 'page.requested', href: '/', kind: 'push', preserveScroll: false, smoothScroll: false },
      },
    ]);
  });
});

it('VCH-2 the cart takes a voucher that the API knows', () => {
  const { report, sent } = startPurchase();
  report({ type: 'voucher.accepted', voucher: sampleVoucher });
  expect(sent).toEqual([{ flow: 'cart', event: { type: 'voucher.applied', voucher: sampleVoucher } }]);
});

it('VCH-6 the checkout opens once no typed code is left to be checked', () => {
  const { report, sent } = startPurchase();
  report({ type: 'voucher.checkout.allowed' });
  expect(sent).toEqual([{ flow: 'checkout', event: { type: 'checkout.requested' } }]);
});

describe('ORD-4 what a deletion leads to', () => {
  it('CHK-3 leaving the cart is reported, so that the shopper stays on the new page', () => {
    const { report, sentTo } = startPurchase(AT_CART);
    report(AT_HOME);
    expect(sentTo('checkout')).toEqual(['cart.left']);
  });

  it('ORD-4 a deletion is said with Undo, and leads to the other orders in place of the page', () => {
    const { report, sent } = startPurchase();
    report({ type: 'orders.deleted', deletion: { id: 'orders-3', orders: [sampleOrder] }, inAccount: 0 });
    expect(sent).toMatchObject([
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
