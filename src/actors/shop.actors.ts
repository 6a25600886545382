import { shopMachine } from '#machines/shop/shop.machine.ts';
import { navigate } from '#src/lib/navigation.ts';
import { ageGate } from './age-gate.actors.ts';
import { cart } from './cart.actors.ts';
import { catalogue } from './catalogue.actors.ts';
import { header } from './header.actors.ts';
import { product } from './product.actors.ts';
import { session } from './session.actors.ts';

/** The whole shop with everything that its machines only name. */
export const shop = shopMachine.provide({
  actors: { ageGate, cart, catalogue, header, product, session },
  actions: {
    navigate: (_, { href, kind, keepPlace }) => navigate(href, { kind, keepPlace }),
    reportFault: (_, { error }) => reportError(error),
  },
});
