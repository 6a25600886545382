import type { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { isTold, told } from './deeds.ts';
import { sentencesOn } from './property.ts';

const { step, run, sent, isOn } = sentencesOn<typeof purchaseMachine>();

export const purchaseProperties = [
  run('CHK-1 AGE-7 CRT-2 an adult, at the cart, with something in it, can check out, and nobody else', () => {
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
      const isOffered = isTold(happening, 'checkout', 'purchase.offered');
      const isWithdrawn = isTold(happening, 'checkout', 'purchase.withdrawn');
      const isRight = isOffered === (isAllowed && !wasAllowed) && isWithdrawn === (!isAllowed && wasAllowed);
      wasAllowed = isAllowed;
      return isRight;
    };
  }),
  step(
    'CHK-3 what has been bought leaves the cart',
    (happening) => isOn(happening, 'checkout.order.completed'),
    (happening) => isTold(happening, 'cart', 'order.placed'),
  ),
  step(
    'CHK-3 once the confirmation has been read, the way leads home',
    (happening) => isOn(happening, 'checkout.finished'),
    (happening) =>
      told(happening).some(
        ({ flow, event }) => flow === 'navigation' && event.type === 'page.requested' && event.href === '/',
      ),
  ),
  step(
    'CHK-3 nothing else empties the cart or leads home',
    (happening) => isTold(happening, 'cart', 'order.placed') || isTold(happening, 'navigation', 'page.requested'),
    (happening) => isOn(happening, 'checkout.order.completed', 'checkout.finished') && told(happening).length === 1,
  ),
];
