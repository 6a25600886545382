import { isAddressGiven } from '#machines/domain/address-given.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isCheckoutMissing, isIn, isShown, liesOpen, movesOn } from './move.ts';
import { heldVoucher } from './voucher.moves.ts';

const { person, sends, ignored } = movesOn('checkout');
const isThere = (expectedModel: ExpectedModel) => !isCheckoutMissing(expectedModel);
const isOpen = all(isIn('checkout', 'open'), isThere);
const isAt = (...steps: string[]) => all(isIn('checkout', ...steps.map((step) => `open.${step}`)), isThere);
const NEXT = { type: 'step.completed' };
/** CHK-6. */
const isSeen = (expectedModel: ExpectedModel) => expectedModel.can('checkout', NEXT);
const isNew = (expectedModel: ExpectedModel) => !isSeen(expectedModel);
/** Longer than a step's pause. CHK-6. */
const READING_MS = 1000;
const isConfirming = isAt('confirming');
const isConfirmed = isIn('checkout', 'confirmed');
const detailsOf = ({ flow }: ExpectedModel) => flow('checkout').getSnapshot().context.details;
const hasAddress = (expectedModel: ExpectedModel) => isAddressGiven(detailsOf(expectedModel).delivery);
const REVISITED = { type: 'delivery.revisited' };
const DISMISSED = { type: 'dialog.dismissed' };

/** CHK-1 to CHK-7. */
export const checkoutMoves = [
  sends(
    "presses 'Proceed to Checkout'",
    'voucher',
    (expectedModel) => ({ type: 'checkout.requested', hasVoucher: heldVoucher(expectedModel) !== undefined }),
    all(liesOpen, isShown('cart'), isIn('checkout', 'closed')),
  ),
  sends("presses 'Next'", 'checkout', NEXT, all(isAt('reviewingOrder', 'enteringDelivery', 'choosingPayment'), isSeen)),
  sends("presses 'Complete Order'", 'checkout', NEXT, all(isConfirming, isSeen)),
  // Also a step that has been seen: a slow page may have taken the model's clock so far.
  person('reads the step of the checkout', isOpen, ({ clock }) => clock.advance(READING_MS)),
  // In a tour it comes right after the step has appeared: each step moves the clock, and axe on a busy machine by 100 ms and more.
  ignored('presses the button of a step that has just appeared', all(isOpen, isNew)),
  sends(
    "presses 'Back' in the checkout",
    'checkout',
    { type: 'step.reversed' },
    isAt('enteringDelivery', 'choosingPayment', 'confirming'),
  ),
  sends("presses the disabled 'Back' of step 1", 'checkout', { type: 'step.reversed' }, isAt('reviewingOrder')),
  sends("presses 'Change delivery'", 'checkout', REVISITED, all(isConfirming, hasAddress)),
  sends(
    "presses 'Add an address'",
    'checkout',
    REVISITED,
    all(isConfirming, (expectedModel) => !hasAddress(expectedModel)),
  ),
  sends("presses 'Change payment'", 'checkout', { type: 'payment.revisited' }, isConfirming),
  sends("presses 'Change items'", 'checkout', DISMISSED, isConfirming),
  sends(
    'types a street',
    'checkout',
    { type: 'delivery.changed', field: 'street', value: '1 Main Street' },
    all(isAt('enteringDelivery'), (expectedModel) => detailsOf(expectedModel).delivery.street === ''),
  ),
  sends(
    "chooses 'Canada'",
    'checkout',
    { type: 'delivery.changed', field: 'country', value: 'CAN' },
    all(isAt('enteringDelivery'), (expectedModel) => detailsOf(expectedModel).delivery.country !== 'CAN'),
  ),
  sends(
    "chooses 'PayPal'",
    'checkout',
    { type: 'payment.chosen', method: 'paypal' },
    all(isAt('choosingPayment'), (expectedModel) => detailsOf(expectedModel).payment !== 'paypal'),
  ),
  sends("presses 'Check again' of the last step", 'cart', { type: 'load.retried' }, isAt('confirming.pricesUnchecked')),
  sends("presses 'Close checkout'", 'checkout', DISMISSED, isOpen),
  sends('presses Escape at the checkout', 'checkout', DISMISSED, isOpen),
  ignored('presses beside the checkout', isOpen),
  sends("presses 'Close' of the checkout that has not come", 'checkout', DISMISSED, isCheckoutMissing),
  person("presses 'Try again' of the checkout", isCheckoutMissing, (expectedModel) =>
    expectedModel.fetchCheckoutAgain(),
  ),
  ignored("presses Escape at 'Order Confirmed!'", isConfirmed),
  ignored("presses beside 'Order Confirmed!'", isConfirmed),
];
