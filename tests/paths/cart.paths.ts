import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartSamples, cartStateKey } from '#machines/cart/cart.samples.ts';
import { sampleBottle } from '#machines/domain/product.samples.ts';
import { sampleVoucher } from '#machines/domain/voucher.samples.ts';
import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, MALFORMED, OFFLINE } from './problems.ts';

const asked = [sampleBottle.id];
const answeredOfVoucher = (answer: VoucherAnswer) =>
  answered('checkProducts', { asked, found: [sampleBottle], voucher: { code: sampleVoucher.code, answer } });

export const cartPaths = flowPaths({
  flow: 'cart',
  machine: cartMachine,
  key: cartStateKey,
  user: {
    'adds a bottle': cartSamples['product.added'].one,
    'adds a bottle of another kind': cartSamples['product.added'].another,
    'adds more bottles than one order may hold': cartSamples['product.added'].tooMany,
    'adds a bottle that costs something else today': cartSamples['product.added'].atAnotherPrice,
    'adds no bottle': cartSamples['product.added'].none,
    'adds a bottle that is sold out': cartSamples['product.added'].soldOut,
    'adds more sold-out bottles than one order may hold': cartSamples['product.added'].tooManySoldOut,
    "presses 'plus' of the line": cartSamples['quantity.stepped'].up,
    "presses 'minus' of the line": cartSamples['quantity.stepped'].down,
    'asks for more than one order may hold': cartSamples['quantity.stepped'].beyondTheMost,
    'changes the quantity by nothing': cartSamples['quantity.stepped'].byNothing,
    'changes the quantity of a line that is not there': cartSamples['quantity.stepped'].ofAnUnknownLine,
    'asks for too many of a line that is not there': cartSamples['quantity.stepped'].ofAnUnknownLineBeyondTheMost,
    'removes the line': cartSamples['line.removed'].known,
    'puts the line aside for later': cartSamples['line.removed'].forLater,
    'removes a line that is not there': cartSamples['line.removed'].unknown,
    "presses 'Clear Cart'": cartSamples['cart.cleared'].plainly,
    'removes the voucher': cartSamples['voucher.removed'].plainly,
    'acknowledges what was set right': cartSamples['corrections.acknowledged'].plainly,
  },
  shop: {
    'the page is ready, no cart was stored': cartSamples['page.hydrated'].withoutCart,
    'the page is ready, a cart was stored': cartSamples['page.hydrated'].withCart,
    'the page is ready, a cart with a voucher was stored': cartSamples['page.hydrated'].withVoucher,
    'the page is ready, a discount without bottles was stored': cartSamples['page.hydrated'].withDiscountAlone,
    'the page is ready, the stored cart is damaged': cartSamples['page.hydrated'].withDamagedCart,
    'the page is ready, the stored cart is damaged and cannot be set aside':
      cartSamples['page.hydrated'].withDamagedCartInPlace,
    'the first removal is undone': cartSamples['removal.undone'].first,
    'a removal that never was is undone': cartSamples['removal.undone'].unknown,
    'a voucher is accepted': cartSamples['voucher.applied'].tenPercent,
    'the cart page is shown': cartSamples['cart.viewed'].plainly,
    'the order is refused because of its voucher': cartSamples['order.refused'].becauseOfVoucher,
    'the order is refused because of a voucher that is not in the cart':
      cartSamples['order.refused'].becauseOfOtherVoucher,
    'the order is refused because of a price': cartSamples['order.refused'].becauseOfPrices,
    'the order is placed': cartSamples['order.placed'].ofAll,
    'the server has taken an order of one bottle': cartSamples['order.placed'].ofOne,
  },
  environment: {
    'the connection is back': cartSamples['load.retried'].plainly,
    'another tab fills the cart': cartSamples['cart.changedElsewhere'].filled,
    'another tab fills the cart at another price': cartSamples['cart.changedElsewhere'].atAnotherPrice,
    'another tab has a cart with a voucher': cartSamples['cart.changedElsewhere'].withVoucher,
    'another tab empties the cart': cartSamples['cart.changedElsewhere'].emptied,
    'the device keeps nothing': cartSamples['storage.refused'].plainly,
    'the device keeps the cart again': cartSamples['storage.accepted'].plainly,
    'the price check answers: all as it was': answered('checkProducts', { asked, found: [sampleBottle] }),
    'the price check answers: another price': answered('checkProducts', {
      asked,
      found: [{ ...sampleBottle, price: 3995 }],
    }),
    'the price check answers: another name': answered('checkProducts', {
      asked,
      found: [{ ...sampleBottle, name: 'Glen Averne 12 Year Old, new label' }],
    }),
    'the price check answers: the bottle is gone': answered('checkProducts', { asked, found: [] }),
    'the price check answers: the voucher is used up': answeredOfVoucher({ state: 'usedUp' }),
    'the price check answers: the voucher is unknown': answeredOfVoucher({ state: 'unknown' }),
    'the price check answers: the voucher takes off less': answeredOfVoucher({
      state: 'valid',
      voucher: { ...sampleVoucher, value: 5 },
    }),
    'the price check fails': refused('checkProducts', OFFLINE),
    'the price check makes no sense': refused('checkProducts', MALFORMED),
    'the price check stops at a bug': refused('checkProducts', BUG),
    'the stored cart cannot be watched': refused('watchStoredCart', BUG),
  },
  time: {
    'the price check has had no answer for 10 s': passed('longestCheck', 'cart.ready.prices.checking'),
  },
  neverAnswered: [
    'adds no bottle',
    'changes the quantity by nothing',
    'changes the quantity of a line that is not there',
    'asks for too many of a line that is not there',
    'removes a line that is not there',
    'a removal that never was is undone',
  ],
});
