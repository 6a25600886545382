import type { AnyEventObject } from 'xstate';
import { isSameData } from '#machines/domain/same-data.ts';
import type { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { commandsOf, isSent } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, run, sent, isOn } = sentencesOn<typeof purchaseMachine>();

/** What the checkout learns of the cart. */
const FOR_CHECKOUT: Readonly<Record<string, AnyEventObject>> = {
  'cart.prices.checkStarted': { type: 'prices.reported', prices: 'checking' },
  'cart.prices.checked': { type: 'prices.reported', prices: 'checked' },
  'cart.prices.checkFailed': { type: 'prices.reported', prices: 'unchecked' },
  'cart.updatedElsewhere': { type: 'order.changed' },
};

export const purchaseProperties = [
  run('CHK-1 AGE-7 CRT-2 only an adult on the cart page with something in the cart can check out', () => {
    let isAdult = false;
    let isAtCart = false;
    let hasLines = false;
    let wasAllowed = false;
    return (happening) => {
      if (isOn(happening, 'ageGate.passed', 'ageGate.remembered')) isAdult = true;
      if (isOn(happening, 'cart.filled')) hasLines = true;
      if (isOn(happening, 'cart.emptied')) hasLines = false;
      const reached = sent(happening, 'navigation.page.reached');
      if (reached) isAtCart = reached.route.name === 'cart';
      const isAllowed = isAdult && isAtCart && hasLines;
      const isOffered = isSent(happening, 'checkout', 'purchase.offered');
      const isWithdrawn = isSent(happening, 'checkout', 'purchase.withdrawn');
      const isRight = isOffered === (isAllowed && !wasAllowed) && isWithdrawn === (!isAllowed && wasAllowed);
      wasAllowed = isAllowed;
      return isRight;
    };
  }),
  step(
    'CHK-6 CHK-7 the checkout is informed of the check of the prices, and of what another tab changes',
    (happening) => Object.keys(FOR_CHECKOUT).includes(happening.event.type),
    (happening) => isSameData(commandsOf(happening), [{ flow: 'checkout', event: FOR_CHECKOUT[happening.event.type] }]),
  ),
  run('CHK-7 what another tab brings is checked where the cart is shown, and nowhere else', () => {
    let isAtCart = false;
    return (happening) => {
      const reached = sent(happening, 'navigation.page.reached');
      if (reached) isAtCart = reached.route.name === 'cart';
      return isSent(happening, 'cart', 'cart.viewed') === (isAtCart && isOn(happening, 'cart.prices.outdated'));
    };
  }),
  step(
    'SRV-4 a completed order goes to the server, and the cart waits for the answer',
    (happening) => isOn(happening, 'checkout.order.completed'),
    (happening) =>
      isSent(happening, 'placing', 'order.submitted') && !commandsOf(happening).some(({ flow }) => flow === 'cart'),
  ),
  step(
    'SRV-1 the server is asked what it can do when the checkout opens',
    (happening) => isOn(happening, 'checkout.shown'),
    (happening) => isSent(happening, 'placing', 'checkout.opened'),
  ),
  step(
    'SRV-4 the checkout learns that the order is placed, with the number that a server has given it',
    (happening) => isOn(happening, 'placing.order.taken'),
    (happening) =>
      commandsOf(happening).some(
        ({ flow, event }) =>
          flow === 'checkout' &&
          event.type === 'order.taken' &&
          event.number === (sent(happening, 'placing.order.taken')?.taken?.number ?? null),
      ),
  ),
  step(
    'SRV-5 SRV-7 a refused order takes nothing out of the cart, and the checkout learns why',
    (happening) => isOn(happening, 'placing.order.refused'),
    (happening) =>
      !isSent(happening, 'cart', 'order.placed') &&
      commandsOf(happening).some(
        ({ flow, event }) =>
          flow === 'checkout' &&
          event.type === 'order.refused' &&
          event.problem === sent(happening, 'placing.order.refused')?.problem,
      ),
  ),
  step(
    'SRV-5 VCH-5 the cart learns of a refusal where prices or voucher are the reason, and of the voucher only then',
    (happening) => isOn(happening, 'placing.order.refused'),
    (happening) => {
      const refusal = sent(happening, 'placing.order.refused');
      const code = refusal?.problem.code;
      const learnt = commandsOf(happening).find(({ flow }) => flow === 'cart')?.event;
      if (code === 'unanswered') return learnt === undefined;
      return (
        learnt?.type === 'order.refused' &&
        learnt.voucher === (code === 'voucherRefused' ? refusal?.voucher : undefined)
      );
    },
  ),
  step(
    'CHK-3 bought products leave the cart',
    (happening) => isOn(happening, 'placing.order.taken'),
    (happening) => isSent(happening, 'cart', 'order.placed'),
  ),
  step(
    'ORD-1 a placed order is stored before the cart is emptied',
    (happening) => isOn(happening, 'placing.order.taken'),
    (happening) => {
      const [first, second] = commandsOf(happening).map(({ flow, event }) => `${flow} ${event.type}`);
      return first === 'orders order.placed' && second === 'cart order.placed';
    },
  ),
  step(
    'ORD-4 a message offers Undo of a deletion, and the list of orders opens',
    (happening) => isOn(happening, 'orders.deleted'),
    (happening) => isSent(happening, 'toasts', 'toast.requested') && isSent(happening, 'navigation', 'page.requested'),
  ),
  step(
    'ORD-5 a message reports a damaged order',
    (happening) => isOn(happening, 'orders.damaged'),
    (happening) => isSent(happening, 'toasts', 'toast.requested'),
  ),
  step(
    'ORD-3 products of an order that are still sold go into the cart, with one message for all',
    (happening) => isOn(happening, 'orders.repeated'),
    (happening) =>
      isSent(happening, 'cart', 'product.added') &&
      commandsOf(happening).filter(({ flow }) => flow === 'toasts').length === 1,
  ),
  step(
    'SAV-5 only a line that is saved for later is sent to the saved bottles',
    (happening) => isOn(happening, 'cart.lines.removed'),
    (happening) =>
      isSent(happening, 'saved', 'line.savedForLater') ===
      (sent(happening, 'cart.lines.removed')?.isSavedForLater === true),
  ),
  step(
    'SAV-5 a line that is not saved returns to the cart',
    (happening) => isOn(happening, 'saved.line.returned'),
    (happening) => isSent(happening, 'cart', 'removal.undone'),
  ),
  step(
    'SAV-1 SAV-2 SAV-3 SAV-6 each change of the saved bottles has a message',
    (happening) =>
      isOn(happening, 'saved.added', 'saved.removed', 'saved.full', 'saved.damaged', 'saved.line.savedForLater'),
    (happening) => isSent(happening, 'toasts', 'toast.requested'),
  ),
  step(
    'BCK-1 BCK-5 BCK-6 what becomes of watched products has a message',
    (happening) => isOn(happening, 'backInStock.watch.cancelled', 'backInStock.full', 'backInStock.damaged'),
    (happening) => isSent(happening, 'toasts', 'toast.requested'),
  ),
  step(
    'SAV-4 the offers are informed of the saved bottles',
    (happening) => isOn(happening, 'saved.listed'),
    (happening) => isSent(happening, 'savedOffers', 'bottles.listed'),
  ),
  step(
    'ADB-1 the stored addresses are informed of the address of each order',
    (happening) => isOn(happening, 'placing.order.taken'),
    (happening) =>
      commandsOf(happening).some(
        ({ flow, event }) =>
          flow === 'addresses' &&
          event.type === 'order.placed' &&
          event.address === sent(happening, 'placing.order.taken')?.order.delivery,
      ),
  ),
  step(
    'ADB-4 the stored addresses are informed that the checkout is closed',
    (happening) => isOn(happening, 'checkout.hidden'),
    (happening) => isSent(happening, 'addresses', 'checkout.closed'),
  ),
  step(
    'ADB-5 a message reports a damaged address',
    (happening) => isOn(happening, 'addresses.damaged'),
    (happening) => isSent(happening, 'toasts', 'toast.requested'),
  ),
  step(
    'VCH-2 a voucher that the API knows comes into the cart',
    (happening) => isOn(happening, 'voucher.accepted'),
    (happening) => isSent(happening, 'cart', 'voucher.applied'),
  ),
  step(
    'CHK-1 VCH-6 the checkout opens once no typed code is left to be checked, and by nothing else',
    (happening) => isOn(happening, 'voucher.checkout.allowed') || isSent(happening, 'checkout', 'checkout.requested'),
    (happening) => isOn(happening, 'voucher.checkout.allowed') && isSent(happening, 'checkout', 'checkout.requested'),
  ),
  step(
    'VCH-6 a checkout that waits is given up as a line is taken out, and where nothing can be bought any more',
    () => true,
    (happening) =>
      isSent(happening, 'voucher', 'checkout.cancelled') ===
      (isOn(happening, 'cart.lines.removed') || isSent(happening, 'checkout', 'purchase.withdrawn')),
  ),
  run('SAV-4 the catalogue is asked while their page is shown', () => {
    let wasSeen = false;
    return (happening) => {
      const reached = sent(happening, 'navigation.page.reached');
      if (!reached) return null;
      const isSeen = reached.route.name === 'saved';
      const isLeft = wasSeen && !isSeen;
      wasSeen = isSeen;
      return (
        isSent(happening, 'savedOffers', 'offers.viewed') === isSeen &&
        isSent(happening, 'savedOffers', 'offers.left') === isLeft
      );
    };
  }),
  step(
    'CHK-3 the checkout is informed when the cart page is left',
    ({ before, after }) => before.matches({ page: 'cart' }) && !after.matches({ page: 'cart' }),
    (happening) => isSent(happening, 'checkout', 'cart.left'),
  ),
  step(
    'CHK-3 after the confirmation the home page opens',
    (happening) => isOn(happening, 'checkout.finished'),
    (happening) =>
      commandsOf(happening).some(
        ({ flow, event }) => flow === 'navigation' && event.type === 'page.requested' && event.href === '/',
      ),
  ),
  step(
    'CHK-3 nothing else empties the cart or opens the home page',
    (happening) => isSent(happening, 'cart', 'order.placed') || isSent(happening, 'navigation', 'page.requested'),
    (happening) =>
      isSent(happening, 'cart', 'order.placed')
        ? isOn(happening, 'placing.order.taken')
        : isOn(happening, 'checkout.finished', 'orders.deleted'),
  ),
];
