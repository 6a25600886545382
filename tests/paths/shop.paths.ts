import { assign, sendTo } from 'xstate';
import { requestOf } from '#machines/shop/commands.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import { shopSamples, shopStateKey } from '#machines/shop/shop.samples.ts';
import { withFakes } from '#tools/chart-tests/engine/charts.ts';
import { flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

const reached = shopSamples['navigation.page.reached'];

export const shopPaths = flowPaths({
  flow: 'shop',
  // Some of its flows exist only on their page, and only the composition root provides them. No running shop provides the receivers either.
  machine: withFakes(shopMachine).provide({
    actions: {
      send: () => {},
      // The navigation, which knows the address, does not run here.
      rememberAddress: assign({ returnTo: '/cart' }),
      ask: sendTo(
        ({ system, event }) => requestOf(event, system).flow,
        ({ system, event }) => requestOf(event, system).event,
      ),
    },
  }),
  key: shopStateKey,
  shop: {
    'the page is ready for a new visitor': shopSamples['page.hydrated'].newVisitor,
    'the page is ready for a known shopper': shopSamples['page.hydrated'].knownShopper,
    ...Object.fromEntries(Object.entries(reached).map(([name, event]) => [`the page '${name}' is reached`, event])),
    'a flow leads to a search': shopSamples['navigation.requested'].search,
    'a flow leads to a filter': shopSamples['navigation.requested'].filter,
    'a product is looked at': shopSamples['product.viewed'].bottle,
    'the login succeeds': shopSamples['login.succeeded'].asShopper,
    'a session starts': shopSamples['session.started'].asShopper,
    'a session starts in another tab': shopSamples['session.startedElsewhere'].plainly,
    'a shopper is signed in': shopSamples['session.signedIn'].asShopper,
    'no one is signed in any more': shopSamples['session.signedOut'].plainly,
    'the shopper has left': shopSamples['session.shopperLeft'].plainly,
    'a session ends': shopSamples['session.ended'].plainly,
  },
  environment: {
    'the connection is back': shopSamples['connection.restored'].plainly,
    'the window becomes wide': shopSamples['screen.widened'].plainly,
    'another tab or app is in front': shopSamples['tab.hidden'].plainly,
    'the tab is in front again': shopSamples['tab.shown'].plainly,
    'the cart stops at a bug': refused('cart', BUG),
  },
  // The last of all pages: whatever is none of those before is this one.
  neverRefused: ['running.page navigation.page.reached#18'],
});
