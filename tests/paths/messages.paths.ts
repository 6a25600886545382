import { messagesMachine } from '#machines/shop/messages.machine.ts';
import { messagesSamples, messagesStateKey } from '#machines/shop/messages.samples.ts';
import { flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const messagesPaths = flowPaths({
  flow: 'messages',
  // The running shop provides the receivers, and no shop runs here.
  machine: messagesMachine.provide({ actions: { send: () => {} } }),
  key: messagesStateKey,
  shop: {
    'a bottle is added with others of an order': messagesSamples['cart.product.added'].ofOrder,
    'a bottle is added': messagesSamples['cart.product.added'].bottle,
    'a bottle is refused, it is sold out': messagesSamples['cart.product.refused'].soldOut,
    'one order holds no more of a bottle': messagesSamples['cart.limit.reached'].bottle,
    'a line is removed and saved for later': messagesSamples['cart.lines.removed'].savedForLater,
    'a line is removed': messagesSamples['cart.lines.removed'].bottle,
    'a price is set right': messagesSamples['cart.corrected'].price,
    'the cart is reached': messagesSamples['navigation.page.reached'].cart,
    'another page is reached': messagesSamples['navigation.page.reached'].home,
    'the checkout has closed at a sign-out': messagesSamples['checkout.details.forgotten'].plainly,
    'an order is placed after the checkout was closed': messagesSamples['checkout.order.takenUnseen'].byServer,
    'an order without a number is placed after the checkout was closed':
      messagesSamples['checkout.order.takenUnseen'].here,
    'no answer comes to an order after the checkout was closed':
      messagesSamples['checkout.order.refusedUnseen'].unanswered,
    'the stored cart is damaged': messagesSamples['cart.damaged'].setAside,
    'the stored cart is damaged and cannot be set aside': messagesSamples['cart.damaged'].leftInPlace,
    'the cart is empty': messagesSamples['cart.emptied'].plainly,
    'another tab has emptied the cart': messagesSamples['cart.emptiedElsewhere'].plainly,
    'the shopper is signed out': messagesSamples['session.closed'].plainly,
    'the browser does not store a sign-in': messagesSamples['session.notStored'].plainly,
    'Undo of lines removed from the cart is pressed': messagesSamples['toasts.undo.requested'].ofCart,
    'Undo of a deleted order is pressed': messagesSamples['toasts.undo.requested'].ofOrders,
  },
  environment: {
    'the flows cannot be observed': refused('relay', BUG),
  },
  neverAnswered: ['a bottle is added with others of an order'],
});
