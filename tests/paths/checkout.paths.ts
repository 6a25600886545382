import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutSamples, checkoutStateKey } from '#machines/checkout/checkout.samples.ts';
import { flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const checkoutPaths = flowPaths({
  flow: 'checkout',
  machine: checkoutMachine,
  key: checkoutStateKey,
  user: {
    "presses 'Proceed to Checkout'": checkoutSamples['checkout.requested'].pressed,
    "presses 'Next' or 'Complete Order'": checkoutSamples['step.completed'].pressed,
    "presses 'Back'": checkoutSamples['step.reversed'].pressed,
    'goes back to the address': checkoutSamples['delivery.revisited'].pressed,
    'goes back to the payment': checkoutSamples['payment.revisited'].pressed,
    "types 'Portland' as the city": checkoutSamples['delivery.changed'].city,
    'chooses Canada': checkoutSamples['delivery.changed'].country,
    'chooses the stored address in Boston': checkoutSamples['address.chosen'].boston,
    'chooses to pay by card': checkoutSamples['payment.chosen'].card,
    'chooses to pay by PayPal': checkoutSamples['payment.chosen'].paypal,
    'closes the dialog': checkoutSamples['dialog.dismissed'].pressed,
  },
  shop: {
    'there is something to buy, and the cart page is shown': checkoutSamples['purchase.offered'].atCart,
    'the shopper signs out': checkoutSamples['shopper.signedOut'].plainly,
    'the shopper goes to another page': checkoutSamples['cart.left'].elsewhere,
    'the check of the prices starts': checkoutSamples['prices.reported'].checking,
    'the prices are checked': checkoutSamples['prices.reported'].checked,
    'the prices could not be checked': checkoutSamples['prices.reported'].unchecked,
    'another tab has changed the cart': checkoutSamples['order.changed'].elsewhere,
    'the order is placed on this device': checkoutSamples['order.taken'].here,
    'the server has taken the order': checkoutSamples['order.taken'].byServer,
    'the server refuses: a price has changed': checkoutSamples['order.refused'].priceChanged,
    'the server refuses: no delivery to this address': checkoutSamples['order.refused'].addressRefused,
    'the server gives no answer to the order': checkoutSamples['order.refused'].unanswered,
    'nothing can be bought here any more': checkoutSamples['purchase.withdrawn'].elsewhere,
  },
  environment: {
    'the page was loaded again, a city was typed': checkoutSamples['draft.restored'].city,
    'another tab or app is in front': checkoutSamples['tab.hidden'].plainly,
    'the tab is in front again': checkoutSamples['tab.shown'].plainly,
    'what was typed cannot be restored': refused('restoreDraft', BUG),
  },
  time: {
    'step 1 has been shown for 400 ms': passed('stepPause', 'checkout.open.reviewingOrder'),
    'step 2 has been shown for 400 ms': passed('stepPause', 'checkout.open.enteringDelivery'),
    'step 3 has been shown for 400 ms': passed('stepPause', 'checkout.open.choosingPayment'),
    "step 4 has shown today's prices for 400 ms": passed('stepPause', 'checkout.open.confirming.pricesChecked'),
    'step 4 has said for 400 ms that the prices could not be checked': passed(
      'stepPause',
      'checkout.open.confirming.pricesUnchecked',
    ),
    'the order has been confirmed for 3 s': passed('redirectDelay', 'checkout.confirmed'),
  },
});
