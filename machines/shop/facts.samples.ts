import { sampleShopper } from '#machines/domain/auth.samples.ts';
import { cartProduct } from '#machines/domain/cart.ts';
import { sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import type { Route } from '#machines/domain/routes.ts';
import type { FlowFact } from './flows.ts';

type FactOf<Type extends FlowFact['type']> = Extract<FlowFact, { type: Type }>;

/** A page of the shop is reached by a link. */
export const reached = (route: Route): FactOf<'navigation.page.reached'> => ({
  type: 'navigation.page.reached',
  route,
  kind: 'push',
  pages: 1,
});

export const signedIn: FactOf<'session.signedIn'> = { type: 'session.signedIn', user: sampleShopper.user };
export const signInCompleted: FactOf<'session.started'> = { type: 'session.started', user: sampleShopper.user };

export const bottleAdded: FactOf<'cart.product.added'> = {
  type: 'cart.product.added',
  product: sampleBottle,
  quantity: 2,
};
export const bottleRefused: FactOf<'cart.product.refused'> = { type: 'cart.product.refused', product: soldOutBottle };
export const limitReached: FactOf<'cart.limit.reached'> = {
  type: 'cart.limit.reached',
  product: cartProduct(sampleBottle),
};
export const lineRemoved: FactOf<'cart.lines.removed'> = {
  type: 'cart.lines.removed',
  removal: {
    id: 1,
    lines: [{ product: cartProduct(sampleBottle), quantity: 2 }],
    places: [sampleBottle.id],
    discount: 0,
  },
};
export const priceCorrected: FactOf<'cart.corrected'> = {
  type: 'cart.corrected',
  corrections: [{ kind: 'priceChanged', id: sampleBottle.id, name: sampleBottle.name, from: 3995, to: 4495 }],
};
