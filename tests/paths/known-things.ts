import { FULL_BOOK, otherStored, sampleStored } from '#machines/addresses/addresses.samples.ts';
import { FULL_WATCH } from '#machines/back-in-stock/back-in-stock.samples.ts';
import { otherShopper, sampleShopper } from '#machines/domain/auth.samples.ts';
import { cartProduct, EMPTY_CART } from '#machines/domain/cart.ts';
import { namedProduct } from '#machines/domain/named-product.ts';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { FULL_SHELF } from '#machines/saved/saved.samples.ts';

/** The values that an approved snapshot names instead of writing them out; a part of another value comes before it. */
export const KNOWN_THINGS: Readonly<Record<string, unknown>> = {
  'the sample bottle': sampleBottle,
  'the sample bottle at £39.95': { ...sampleBottle, price: 3995 },
  'the sample bottle under another name': { ...sampleBottle, name: 'Glen Averne 12 Year Old, new label' },
  'the sample bottle as the cart keeps it': cartProduct(sampleBottle),
  'the other bottle': otherBottle,
  'the other bottle as the cart keeps it': cartProduct(otherBottle),
  'the sold-out bottle': soldOutBottle,
  'the sold-out bottle as the cart keeps it': cartProduct(soldOutBottle),
  'the sample bottle as it is saved': namedProduct(sampleBottle),
  'the other bottle as it is saved': namedProduct(otherBottle),
  'a hundred bottles as they are saved': FULL_SHELF,
  'twenty products as they are watched': FULL_WATCH,
  'the ids of a hundred bottles': FULL_SHELF.map(({ id }) => id),
  'the address in Portland': sampleStored.address,
  'the stored address in Portland': sampleStored,
  'the address in Montréal': otherStored.address,
  'the stored address in Montréal': otherStored,
  'five stored addresses': FULL_BOOK,
  "the sample shopper's account": sampleShopper.user,
  'the sample shopper': sampleShopper,
  "the other shopper's account": otherShopper.user,
  'the other shopper': otherShopper,
  'the whole catalogue': DEFAULT_QUERY,
  'an empty cart': EMPTY_CART,
};
