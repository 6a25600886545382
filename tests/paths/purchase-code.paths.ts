import { purchaseCodeMachine } from '#machines/shop/purchase-code.machine.ts';
import { purchaseCodeSamples, purchaseCodeStateKey } from '#machines/shop/purchase-code.samples.ts';
import { withFakes } from '#tests/support/charts.ts';
import { answered, flowPaths, refused } from './engine/flow-paths.ts';
import { BUG, OFFLINE } from './problems.ts';

export const purchaseCodePaths = flowPaths({
  flow: 'purchase-code',
  // What it starts comes from the composition root alone; whom it tells is asked of the running shop, and no shop runs here.
  machine: withFakes(purchaseCodeMachine).provide({ actions: { tell: () => {} } }),
  key: purchaseCodeStateKey,
  user: {
    'presses the heart of the whisky': purchaseCodeSamples['bottle.toggled'].whisky,
    'presses the heart of a gin': purchaseCodeSamples['bottle.toggled'].gin,
  },
  shop: {
    "home's code comes": purchaseCodeSamples['pageCode.arrived'].ofHome,
    "the cart page's code comes": purchaseCodeSamples['pageCode.arrived'].ofCart,
  },
  environment: {
    'the code comes unasked': purchaseCodeSamples['code.arrived'].ahead,
    'the code comes': answered('fetchPurchase', undefined),
    'the code does not come': refused('fetchPurchase', OFFLINE),
    'the flows cannot be heard': refused('relay', BUG),
    'buying stops at a bug': refused('purchase', BUG),
  },
  neverAnswered: ["home's code comes"],
});
