import type { SnapshotFrom } from 'xstate';
import { type CartLine, cartProduct, EMPTY_CART, MAX_QUANTITY } from '#machines/domain/cart.ts';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { otherVoucher, sampleVoucher } from '#machines/domain/voucher.samples.ts';
import type { CartEvent } from './cart.events.ts';
import type { cartMachine } from './cart.machine.ts';

const stored = { lines: [{ product: cartProduct(sampleBottle), quantity: 2 }], discount: 0 };
const storedWithVoucher = { ...stored, voucher: sampleVoucher };

export const cartSamples = {
  'page.hydrated': {
    withoutCart: { type: 'page.hydrated', cart: { cart: EMPTY_CART, damaged: false } },
    withCart: { type: 'page.hydrated', cart: { cart: stored, damaged: false } },
    withVoucher: { type: 'page.hydrated', cart: { cart: storedWithVoucher, damaged: false } },
    withDiscountAlone: { type: 'page.hydrated', cart: { cart: { lines: [], discount: 500 }, damaged: false } },
    withDamagedCart: { type: 'page.hydrated', cart: { cart: EMPTY_CART, damaged: true } },
    withDamagedCartInPlace: { type: 'page.hydrated', cart: { cart: EMPTY_CART, damaged: true, isLeftInPlace: true } },
  },
  'product.added': {
    one: { type: 'product.added', product: sampleBottle, quantity: 1 },
    another: { type: 'product.added', product: otherBottle, quantity: 1 },
    atAnotherPrice: { type: 'product.added', product: { ...sampleBottle, price: 3995 }, quantity: 1 },
    tooMany: { type: 'product.added', product: sampleBottle, quantity: MAX_QUANTITY + 1 },
    none: { type: 'product.added', product: sampleBottle, quantity: 0 },
    soldOut: { type: 'product.added', product: soldOutBottle, quantity: 1 },
    tooManySoldOut: { type: 'product.added', product: soldOutBottle, quantity: MAX_QUANTITY + 1 },
  },
  'quantity.stepped': {
    up: { type: 'quantity.stepped', id: sampleBottle.id, by: 1 },
    down: { type: 'quantity.stepped', id: sampleBottle.id, by: -1 },
    beyondTheMost: { type: 'quantity.stepped', id: sampleBottle.id, by: MAX_QUANTITY },
    byNothing: { type: 'quantity.stepped', id: sampleBottle.id, by: 0 },
    ofAnUnknownLine: { type: 'quantity.stepped', id: soldOutBottle.id, by: 1 },
    ofAnUnknownLineBeyondTheMost: { type: 'quantity.stepped', id: soldOutBottle.id, by: MAX_QUANTITY + 1 },
  },
  'line.removed': {
    known: { type: 'line.removed', id: sampleBottle.id },
    forLater: { type: 'line.removed', id: sampleBottle.id, isSavedForLater: true },
    unknown: { type: 'line.removed', id: soldOutBottle.id },
  },
  'cart.cleared': { plainly: { type: 'cart.cleared' } },
  'removal.undone': {
    first: { type: 'removal.undone', removal: 1 },
    unknown: { type: 'removal.undone', removal: 0 },
  },
  'voucher.applied': { tenPercent: { type: 'voucher.applied', voucher: sampleVoucher } },
  'voucher.removed': { plainly: { type: 'voucher.removed' } },
  'cart.changedElsewhere': {
    filled: { type: 'cart.changedElsewhere', cart: stored },
    atAnotherPrice: {
      type: 'cart.changedElsewhere',
      cart: { lines: [{ product: { ...cartProduct(sampleBottle), price: 3995 }, quantity: 2 }], discount: 0 },
    },
    withVoucher: { type: 'cart.changedElsewhere', cart: storedWithVoucher },
    emptied: { type: 'cart.changedElsewhere', cart: EMPTY_CART },
  },
  'storage.refused': { plainly: { type: 'storage.refused' } },
  'storage.accepted': { plainly: { type: 'storage.accepted' } },
  'cart.viewed': { plainly: { type: 'cart.viewed' } },
  'order.refused': {
    becauseOfVoucher: { type: 'order.refused', voucher: sampleVoucher.code },
    becauseOfOtherVoucher: { type: 'order.refused', voucher: otherVoucher.code },
    becauseOfPrices: { type: 'order.refused', voucher: undefined },
  },
  'load.retried': { plainly: { type: 'load.retried' } },
  'corrections.acknowledged': { plainly: { type: 'corrections.acknowledged' } },
  'order.placed': {
    ofAll: {
      type: 'order.placed',
      lines: [
        { id: sampleBottle.id, quantity: MAX_QUANTITY },
        { id: otherBottle.id, quantity: MAX_QUANTITY },
      ],
      voucher: sampleVoucher.code,
    },
    ofOne: { type: 'order.placed', lines: [{ id: sampleBottle.id, quantity: 1 }], voucher: undefined },
  },
} as const satisfies EventSamples<CartEvent>;

/** Minus and plus behave differently at one, in between and at the maximum. */
function amountOf({ product, quantity }: CartLine): string {
  if (quantity === MAX_QUANTITY) return `${product.id} most`;
  return quantity === 1 ? `${product.id} one` : `${product.id} some`;
}

/** Carts differ by their lines, by their voucher, by whether the first removal can be undone, and by their corrections. */
export const cartStateKey = ({ value, context }: SnapshotFrom<typeof cartMachine>): string =>
  JSON.stringify([
    value,
    context.lines.map(amountOf),
    context.removals.some(({ id }) => id === 1),
    context.corrections.length > 0,
    context.voucher !== undefined,
  ]);
