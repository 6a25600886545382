import { shopMachine } from '#machines/shop/shop.machine.ts';
import { ageGate } from '#src/flows/age-gate/age-gate.actors.ts';
import { cart } from '#src/flows/cart/cart.actors.ts';
import { catalogue } from '#src/flows/catalogue/catalogue.actors.ts';
import { header } from '#src/flows/header/header.actors.ts';
import { product } from '#src/flows/product/product.actors.ts';
import { session } from '#src/flows/session/session.actors.ts';
import { navigate } from '#src/lib/navigation.ts';

/** The whole shop with everything that its machines only name. */
export const shop = shopMachine.provide({
  actors: { ageGate, cart, catalogue, header, product, session },
  actions: {
    navigate: (_, { href, kind, preserveScroll }) => navigate(href, { kind, preserveScroll }),
    reportFault: (_, { error }) => reportError(error),
  },
});
