import { enqueueActions } from 'xstate';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { purchaseSamples, purchaseStateKey } from '#machines/shop/purchase.samples.ts';
import { withFakes } from '#tools/chart-tests/engine/charts.ts';
import { flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const purchasePaths = flowPaths({
  flow: 'purchase',
  // The running shop provides the receivers, and no shop runs here.
  machine: withFakes(purchaseMachine).provide({
    actions: {
      send: () => {},
      submitOrder: enqueueActions(({ enqueue }, details) => {
        enqueue({ type: 'send', params: { flow: 'placing', event: { type: 'order.submitted', details } } });
      }),
      fillCart: enqueueActions(({ enqueue }, { lines }) => {
        for (const line of lines) {
          enqueue({
            type: 'send',
            params: { flow: 'cart', event: { type: 'product.added', ...line, isRepeat: true } },
          });
        }
      }),
    },
  }),
  key: purchaseStateKey,
  shop: {
    'the page of the saved bottles is reached': purchaseSamples['navigation.page.reached'].saved,
    'the cart page is reached': purchaseSamples['navigation.page.reached'].cart,
    'home is reached': purchaseSamples['navigation.page.reached'].home,
    'the cart is filled': purchaseSamples['cart.filled'].plainly,
    'the cart is emptied': purchaseSamples['cart.emptied'].plainly,
    'another tab has changed the cart': purchaseSamples['cart.updatedElsewhere'].plainly,
    'the check of the prices starts': purchaseSamples['cart.prices.checkStarted'].plainly,
    'the prices are checked': purchaseSamples['cart.prices.checked'].plainly,
    'the prices could not be checked': purchaseSamples['cart.prices.checkFailed'].plainly,
    'another tab has brought other prices': purchaseSamples['cart.prices.outdated'].plainly,
    'the visitor has confirmed their age before': purchaseSamples['ageGate.remembered'].earlier,
    'the visitor confirms their age': purchaseSamples['ageGate.passed'].now,
    'the order is completed': purchaseSamples['checkout.order.completed'].plainly,
    'the checkout is opened': purchaseSamples['checkout.shown'].plainly,
    'the order is placed on this device': purchaseSamples['placing.order.taken'].here,
    'the server has taken the order': purchaseSamples['placing.order.taken'].byServer,
    'the server refuses the order: something is sold out': purchaseSamples['placing.order.refused'].soldOut,
    'the server refuses the order: the voucher does not count': purchaseSamples['placing.order.refused'].voucher,
    'the server gives no answer to the order': purchaseSamples['placing.order.refused'].unanswered,
    'the checkout is closed': purchaseSamples['checkout.hidden'].plainly,
    'the checkout is finished': purchaseSamples['checkout.finished'].plainly,
    'an order is deleted': purchaseSamples['orders.deleted'].one,
    'a stored order is damaged': purchaseSamples['orders.damaged'].one,
    'an order is bought again, one product is gone': purchaseSamples['orders.repeated'].inPart,
    'the saved bottles are reported': purchaseSamples['saved.listed'].one,
    'a bottle is saved': purchaseSamples['saved.added'].whisky,
    'a saved bottle is removed': purchaseSamples['saved.removed'].whisky,
    'no more can be saved': purchaseSamples['saved.full'].plainly,
    'a saved bottle is damaged': purchaseSamples['saved.damaged'].one,
    'a stored address is damaged': purchaseSamples['addresses.damaged'].one,
    'a product is not watched any more': purchaseSamples['backInStock.watch.cancelled'].whisky,
    'no more can be watched': purchaseSamples['backInStock.full'].plainly,
    'a watched product is damaged': purchaseSamples['backInStock.damaged'].one,
    'the API knows the voucher': purchaseSamples['voucher.accepted'].tenPercent,
    'no code is left to be checked before the checkout': purchaseSamples['voucher.checkout.allowed'].plainly,
    'a line leaves the cart': purchaseSamples['cart.lines.removed'].removed,
    'a line leaves the cart to be saved': purchaseSamples['cart.lines.removed'].savedForLater,
    'the bottle of the line is saved': purchaseSamples['saved.line.savedForLater'].whisky,
    'the line returns to the cart': purchaseSamples['saved.line.returned'].whisky,
  },
  environment: {
    'the flows cannot be observed': refused('relay', BUG),
    'the orders stop at a bug': refused('orders', BUG),
    'placing an order stops at a bug': refused('placing', BUG),
    'the saved bottles stop at a bug': refused('saved', BUG),
    'what is said of them stops at a bug': refused('savedOffers', BUG),
    'the addresses stop at a bug': refused('addresses', BUG),
    'the watched products stop at a bug': refused('backInStock', BUG),
    'the voucher stops at a bug': refused('voucher', BUG),
  },
});
