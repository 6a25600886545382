import { overlayMachine } from '#machines/shop/overlay.machine.ts';
import { overlaySamples, overlayStateKey } from '#machines/shop/overlay.samples.ts';
import { flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const overlayPaths = flowPaths({
  flow: 'overlay',
  // The running shop provides the receivers, and no shop runs here.
  machine: overlayMachine.provide({ actions: { send: () => {} } }),
  key: overlayStateKey,
  shop: {
    'the visitor has confirmed their age before': overlaySamples['ageGate.remembered'].earlier,
    'the visitor confirms their age': overlaySamples['ageGate.passed'].now,
    'a panel of the header opens': overlaySamples['header.panel.opened'].plainly,
    'the panel of the header closes': overlaySamples['header.panel.closed'].plainly,
    'the filters open': overlaySamples['catalogue.filters.opened'].plainly,
    'the filters close': overlaySamples['catalogue.filters.closed'].plainly,
    'the checkout opens': overlaySamples['checkout.shown'].plainly,
    'the checkout closes': overlaySamples['checkout.hidden'].plainly,
    "the product's picture opens": overlaySamples['pictureZoom.opened'].plainly,
    "the product's picture closes": overlaySamples['pictureZoom.closed'].plainly,
    'the product is no longer shown': overlaySamples['product.hidden'].plainly,
    'another page is reached': overlaySamples['navigation.page.reached'].home,
    'a shopper is signed in': overlaySamples['session.signedIn'].asShopper,
    'no shopper is signed in': overlaySamples['session.signedOut'].plainly,
  },
  environment: {
    'the flows cannot be observed': refused('relay', BUG),
  },
});
