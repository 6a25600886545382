import type {
  CheckoutDetails,
  DeliveryAddress,
  DeliveryField,
  PaymentMethod,
} from '#machines/domain/checkout-details.ts';
import type { OrderProblem } from '#machines/domain/order-problem.ts';

/** The state of today's prices of the cart. CHK-7. */
export type PriceCheck = 'checking' | 'checked' | 'unchecked';

export type CheckoutContext = {
  details: CheckoutDetails;
  /** Whether the step has been shown long enough to be completed. CHK-6. */
  isStepSeen: boolean;
  prices: PriceCheck;
  /** Whether another tab has changed the cart since the dialog was opened. CHK-7. */
  isChangedElsewhere: boolean;
  /** Why the last order was not placed, until it is placed or changed; null without a problem. SRV-5. */
  problem: OrderProblem | null;
  /** Whether the shopper has changed the details since the last order was sent. SRV-8. */
  isChangedSinceOrder: boolean;
  /** Whether another tab or app is in front, so that the shopper does not see the page. CHK-3. */
  isTabHidden: boolean;
};

export type CheckoutEvent =
  | { type: 'draft.restored'; draft: DeliveryAddress }
  | { type: 'purchase.offered' }
  | { type: 'purchase.withdrawn' }
  | { type: 'checkout.requested' }
  | { type: 'step.completed' }
  | { type: 'step.reversed' }
  | { type: 'delivery.revisited' }
  | { type: 'payment.revisited' }
  | { type: 'delivery.changed'; field: DeliveryField; value: string }
  /** The shopper has chosen one of their stored addresses. */
  | { type: 'address.chosen'; address: DeliveryAddress }
  | { type: 'payment.chosen'; method: PaymentMethod }
  /** The cart asks the catalogue for today's prices, knows them, or has had no answer. */
  | { type: 'prices.reported'; prices: PriceCheck }
  /** Another tab has changed the cart. */
  | { type: 'order.changed' }
  /** The order is placed: a server has taken it, or none takes orders. */
  | { type: 'order.taken'; number: string | null }
  | { type: 'order.refused'; problem: OrderProblem }
  /** The shopper has signed out, here or in another tab. */
  | { type: 'shopper.signedOut' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' }
  | { type: 'dialog.dismissed' }
  | { type: 'cart.left' };

/** Other flows react to these events. */
export type CheckoutFact =
  | { type: 'checkout.shown' }
  | { type: 'checkout.hidden' }
  /** The checkout was open when the shopper signed out in another tab. */
  | { type: 'checkout.details.forgotten' }
  | { type: 'checkout.order.completed'; details: CheckoutDetails }
  /** The answer came when the shopper had closed the dialog or left the page. */
  | { type: 'checkout.order.takenUnseen'; number: string | null }
  | { type: 'checkout.order.refusedUnseen'; problem: OrderProblem }
  | { type: 'checkout.finished' };
