import { pageCodeMachine } from '#machines/shop/page-code.machine.ts';
import { pageCodeSamples, pageCodeStateKey } from '#machines/shop/page-code.samples.ts';
import { answered, flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, OFFLINE } from './problems.ts';

export const pageCodePaths = flowPaths({
  flow: 'page-code',
  machine: pageCodeMachine,
  key: pageCodeStateKey,
  user: { "presses 'Try again'": pageCodeSamples['page.retried'].pressed },
  shop: {
    'home is reached': pageCodeSamples['navigation.page.reached'].home,
    'the cart page is reached': pageCodeSamples['navigation.page.reached'].cart,
  },
  environment: {
    'the flows cannot be heard': refused('relay', BUG),
    "the cart page's code comes unasked": pageCodeSamples['code.arrived'].ofCart,
    "home's code comes": answered('loadPage', 'home'),
    "the cart page's code comes": answered('loadPage', 'cart'),
    'the code does not come': refused('loadPage', OFFLINE),
  },
});
