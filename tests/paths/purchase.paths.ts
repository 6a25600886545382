import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { purchaseSamples, purchaseStateKey } from '#machines/shop/purchase.samples.ts';
import { flowPaths, refused } from './engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const purchasePaths = flowPaths({
  flow: 'purchase',
  // Whom it tells is asked of the running shop, and no shop runs here.
  machine: purchaseMachine.provide({ actions: { tell: () => {} } }),
  key: purchaseStateKey,
  shop: {
    'the cart page is reached': purchaseSamples['navigation.page.reached'].cart,
    'home is reached': purchaseSamples['navigation.page.reached'].home,
    'the cart is filled': purchaseSamples['cart.filled'].plainly,
    'the cart is emptied': purchaseSamples['cart.emptied'].plainly,
    'the visitor has confirmed their age before': purchaseSamples['ageGate.remembered'].earlier,
    'the visitor confirms their age': purchaseSamples['ageGate.passed'].now,
    'the order is completed': purchaseSamples['checkout.order.completed'].plainly,
    'the checkout is finished': purchaseSamples['checkout.finished'].plainly,
  },
  world: {
    'the flows cannot be heard': refused('relay', BUG),
  },
});
