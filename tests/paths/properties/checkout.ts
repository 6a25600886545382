import type { PriceCheck } from '#machines/checkout/checkout.events.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { isChangedElsewhere, pricesAtLastStep } from '#machines/checkout/checkout.selectors.ts';
import { factsOf, isDone, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof checkoutMachine>();

type Snapshot = Parameters<Parameters<typeof situation>[1]>[0];

/** CHK-1: 'Review Order', 'Delivery Details', 'Payment', 'Confirmation'. */
const STEPS: readonly ((snapshot: Snapshot) => boolean)[] = [
  (snapshot) => snapshot.matches({ open: 'reviewingOrder' }),
  (snapshot) => snapshot.matches({ open: 'enteringDelivery' }),
  (snapshot) => snapshot.matches({ open: 'choosingPayment' }),
  (snapshot) => snapshot.matches({ open: 'confirming' }),
];
/** The last step is shown, busy, until the answer comes. SRV-4. */
const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'placing' });
const LAST = STEPS.length - 1;

/** From 0; -1 where no step is open. */
const stepOf = (snapshot: Snapshot): number => STEPS.findIndex((isAt) => isAt(snapshot));
const isAtStep = (snapshot: Snapshot): boolean => stepOf(snapshot) >= 0;
const isConfirmed = (snapshot: Snapshot): boolean => snapshot.matches('confirmed');
const isShown = (snapshot: Snapshot): boolean => isAtStep(snapshot) || isWaiting(snapshot) || isConfirmed(snapshot);

const NOTHING_TYPED = {
  delivery: { street: '', city: '', state: '', zipCode: '', country: 'USA' },
  payment: 'card',
};
/** A shopper who goes to another page takes the confirmation as read. */
const isLeft = (happening: Parameters<typeof isOn>[0]): boolean =>
  isOn(happening, 'cart.left') && isConfirmed(happening.before);
const textOf = ({ context }: Snapshot): string => JSON.stringify(context.details);

/** CHK-3. */
const CONFIRMATION_MS = 3000;
/** CHK-6. */
const STEP_PAUSE_MS = 400;
/** What the shop has said last of the prices. CHK-7. */
const pricesAfter = (happening: Parameters<typeof isOn>[0], before: PriceCheck): PriceCheck =>
  sent(happening, 'prices.reported')?.prices ?? before;
const isCompletable = (snapshot: Snapshot): boolean => isAtStep(snapshot) && snapshot.can({ type: 'step.completed' });

export const checkoutProperties = [
  situation('CHK-4 the dialog counts as open while one of its views is shown', isShown, (s) => s.hasTag('open')),
  beginning('CHK-1 the dialog is closed at first', (first) => !isShown(first)),
  step(
    'CHK-1 nothing but Proceed to Checkout opens the dialog, and at step 0',
    ({ before, after }) => !isShown(before) && isShown(after),
    (happening) => isOn(happening, 'checkout.requested') && stepOf(happening.after) === 0,
  ),
  run('CHK-1 Proceed to Checkout opens it where there is something to buy, and nowhere else', () => {
    let isOffered = false;
    return (happening) => {
      if (isOn(happening, 'purchase.offered')) isOffered = true;
      if (isOn(happening, 'purchase.withdrawn')) isOffered = false;
      if (isReported(happening, 'checkout.finished') || isLeft(happening)) isOffered = false;
      if (!isOn(happening, 'checkout.requested') || isShown(happening.before)) return null;
      return isAtStep(happening.after) === isOffered;
    };
  }),
  step(
    'CHK-1 Next advances by one step',
    (happening) =>
      isOn(happening, 'step.completed') && isCompletable(happening.before) && stepOf(happening.before) < LAST,
    ({ before, after }) => stepOf(after) === stepOf(before) + 1,
  ),
  step(
    'CHK-1 Back goes down by one step, and is disabled at step 0',
    (happening) => isOn(happening, 'step.reversed') && isAtStep(happening.before),
    ({ before, after }) =>
      stepOf(after) === Math.max(0, stepOf(before) - 1) && before.can({ type: 'step.reversed' }) === stepOf(before) > 0,
  ),
  step(
    'CHK-1 the step changes by Next, by Back, and from the last one by a way back to what it shows',
    ({ before, after }) => isAtStep(before) && isAtStep(after) && stepOf(before) !== stepOf(after),
    (happening) => {
      if (isOn(happening, 'step.completed', 'step.reversed')) return true;
      const isWayBack = stepOf(happening.before) === LAST;
      if (isOn(happening, 'delivery.revisited')) return isWayBack && stepOf(happening.after) === 1;
      return isWayBack && isOn(happening, 'payment.revisited') && stepOf(happening.after) === 2;
    },
  ),
  step(
    'CHK-1 from the last step there is a way back to the address and to the payment',
    (happening) => stepOf(happening.before) === LAST && isOn(happening, 'delivery.revisited', 'payment.revisited'),
    (happening) => stepOf(happening.after) === (isOn(happening, 'delivery.revisited') ? 1 : 2),
  ),
  run('CHK-2 CHK-6 CHK-7 each step can be completed 400 ms after it shows what it shows, and not before', () => {
    let since = Number.NEGATIVE_INFINITY;
    let prices: PriceCheck = 'unchecked';
    const isChecking = (snapshot: Snapshot) => stepOf(snapshot) === LAST && prices === 'checking';
    const isRight = (snapshot: Snapshot, now: number) =>
      !isAtStep(snapshot) || isCompletable(snapshot) === (!isChecking(snapshot) && now >= since + STEP_PAUSE_MS);
    return (happening) => {
      const { before, after, at } = happening;
      // Up to the step, nothing but time has passed.
      const wasRight = isRight(before, at - 1);
      const known = pricesAfter(happening, prices);
      const isOther = stepOf(after) === LAST && (known !== prices || isOn(happening, 'order.changed'));
      prices = known;
      if (stepOf(before) !== stepOf(after) || isOther) since = at;
      return wasRight && isRight(after, at);
    };
  }),
  run('CHK-7 STO-6 the last step is busy while the prices are checked, and says whether they are', () => {
    let prices: PriceCheck = 'unchecked';
    return (happening) => {
      prices = pricesAfter(happening, prices);
      const { after } = happening;
      if (stepOf(after) !== LAST) return after.hasTag('busy') === isWaiting(after) && pricesAtLastStep(after) === null;
      return after.hasTag('busy') === (prices === 'checking') && pricesAtLastStep(after) === prices;
    };
  }),
  run('CHK-7 a step says that another tab has changed the cart, until the dialog closes', () => {
    let isChanged = false;
    return (happening) => {
      const { after } = happening;
      const isOpen = isAtStep(after) || isWaiting(after);
      isChanged = isOpen && (isChanged || isOn(happening, 'order.changed'));
      return !isOpen || isChangedElsewhere(after) === isChanged;
    };
  }),
  step(
    'CHK-2 the address is kept as it is typed',
    (happening) => isOn(happening, 'delivery.changed') && isAtStep(happening.before),
    (happening) => {
      const typed = sent(happening, 'delivery.changed');
      if (!typed) return false;
      const { delivery } = happening.before.context.details;
      const expected = { ...happening.before.context.details, delivery: { ...delivery, [typed.field]: typed.value } };
      return textOf(happening.after) === JSON.stringify(expected);
    },
  ),
  step(
    'CHK-2 the payment is the one that is chosen',
    (happening) => isOn(happening, 'payment.chosen') && isAtStep(happening.before),
    (happening) => happening.after.context.details.payment === sent(happening, 'payment.chosen')?.method,
  ),
  step(
    "CHK-3 SRV-4 an order that is placed shows 'Order Confirmed!'",
    (happening) => isOn(happening, 'order.taken') && isWaiting(happening.before),
    (happening) => isConfirmed(happening.after),
  ),
  step(
    'SRV-5 SRV-7 an order that is not placed leads back: to the address where that is the reason, else to the last step',
    (happening) => isOn(happening, 'order.refused') && isWaiting(happening.before),
    (happening) =>
      stepOf(happening.after) === (sent(happening, 'order.refused')?.problem.code === 'addressRefused' ? 1 : LAST),
  ),
  step(
    'SRV-5 SRV-7 the reason is known until the order is placed, the shopper has read it and closes the dialog, or signs out; that of the address, until it is another one',
    () => true,
    (happening) => {
      const { problem } = happening.before.context;
      const isOtherAddress = isOn(happening, 'delivery.changed', 'address.chosen') && happening.before.matches('open');
      const isOfAddress = problem?.code === 'addressRefused';
      const isRead = isOn(happening, 'dialog.dismissed') && happening.before.matches({ open: 'confirming' });
      const isForgotten =
        isOn(happening, 'order.taken', 'shopper.signedOut') ||
        (isOfAddress ? isOtherAddress : isRead && problem?.code !== 'unanswered');
      const refused = sent(happening, 'order.refused')?.problem ?? problem;
      return happening.after.context.problem === (isForgotten ? null : refused);
    },
  ),
  step(
    'SRV-8 an answer that the dialog does not show is reported',
    (happening) => isOn(happening, 'order.taken', 'order.refused'),
    (happening) =>
      isReported(
        happening,
        isOn(happening, 'order.taken') ? 'checkout.order.takenUnseen' : 'checkout.order.refusedUnseen',
      ) === !isWaiting(happening.before),
  ),
  step(
    'CHK-3 Complete Order counts the order, and the shop waits for it to be placed',
    (happening) =>
      isOn(happening, 'step.completed') && isCompletable(happening.before) && stepOf(happening.before) === LAST,
    (happening) =>
      isWaiting(happening.after) &&
      factsOf(happening, 'checkout.order.completed').every(
        ({ details }) => JSON.stringify(details) === textOf(happening.before),
      ) &&
      isReported(happening, 'checkout.order.completed'),
  ),
  step(
    "CHK-3 SRV-4 nothing but Complete Order counts an order, and nothing but its answer shows 'Order Confirmed!'",
    (happening) =>
      isReported(happening, 'checkout.order.completed') ||
      (isConfirmed(happening.after) && !isConfirmed(happening.before)),
    (happening) =>
      isReported(happening, 'checkout.order.completed')
        ? isOn(happening, 'step.completed') && stepOf(happening.before) === LAST
        : isOn(happening, 'order.taken') && isWaiting(happening.before),
  ),
  run(
    "CHK-3 after 'Order Confirmed!' 3,000 ms in front of the shopper, then the dialog closes, unless it was left for another page",
    () => {
      let until = Number.NEGATIVE_INFINITY;
      let isHidden = false;
      const isDue = (now: number) => now < until || (isHidden && until > Number.NEGATIVE_INFINITY);
      return (happening) => {
        const { before, after, at } = happening;
        // Up to the step, nothing but time has passed.
        const wasRight = isConfirmed(before) === isDue(at - 1);
        if (isOn(happening, 'tab.hidden')) isHidden = true;
        if (isOn(happening, 'tab.shown')) isHidden = false;
        const isSeenAnew = isConfirmed(before) && isOn(happening, 'tab.shown');
        if (isSeenAnew || (isConfirmed(after) && !isConfirmed(before))) until = at + CONFIRMATION_MS;
        if (isLeft(happening) || !isDue(at)) until = Number.NEGATIVE_INFINITY;
        return wasRight && isConfirmed(after) === isDue(at);
      };
    },
  ),
  step(
    'CHK-3 ORD-1 a shopper who goes to another page stays there, and the dialog is not shown again',
    isLeft,
    (happening) => !(isShown(happening.after) || isReported(happening, 'checkout.finished')),
  ),
  step(
    'CHK-3 once it has been read the way leads home, and the dialog is shown no more',
    (happening) => isConfirmed(happening.before) && !isConfirmed(happening.after) && !isLeft(happening),
    (happening) => isReported(happening, 'checkout.finished') && !isShown(happening.after),
  ),
  step(
    'CHK-3 nothing else leads home',
    (happening) => isReported(happening, 'checkout.finished'),
    ({ before, after }) => isConfirmed(before) && !isConfirmed(after),
  ),
  step(
    'CHK-4 the close button closes the dialog at every step',
    (happening) => isOn(happening, 'dialog.dismissed') && isAtStep(happening.before),
    ({ after }) => !isShown(after),
  ),
  step(
    'CHK-4 nothing closes the success view but time and another page',
    ({ before }) => isConfirmed(before),
    (happening) =>
      isConfirmed(happening.after) || happening.event.type.startsWith('xstate.after.') || isLeft(happening),
  ),
  step(
    'CHK-4 what was typed survives Back, Next, close and reopen',
    (happening) =>
      !(
        isOn(
          happening,
          'delivery.changed',
          'address.chosen',
          'payment.chosen',
          'draft.restored',
          'shopper.signedOut',
        ) ||
        isReported(happening, 'checkout.finished') ||
        isReported(happening, 'checkout.order.takenUnseen') ||
        isLeft(happening)
      ),
    ({ before, after }) => textOf(before) === textOf(after),
  ),
  step(
    'CHK-4 what was typed does not survive a completed order',
    (happening) => isReported(happening, 'checkout.finished') || isLeft(happening),
    ({ after }) => textOf(after) === JSON.stringify(NOTHING_TYPED),
  ),
  run('CHK-4 SRV-8 the answer to an earlier order forgets its details, and leaves those of the next one', () => {
    let isOfNext = false;
    return (happening) => {
      const { before, after } = happening;
      if (isReported(happening, 'checkout.order.completed')) isOfNext = false;
      const isEdit = isOn(happening, 'delivery.changed', 'address.chosen', 'payment.chosen');
      if (isEdit && before.matches('open') && after.matches('open')) isOfNext = true;
      if (!isOn(happening, 'order.taken') || isWaiting(before)) return null;
      const isLeftAlone = isOfNext || isAtStep(before);
      const wanted = isLeftAlone ? textOf(before) : JSON.stringify(NOTHING_TYPED);
      return (
        textOf(after) === wanted && stepOf(after) === stepOf(before) && isDone(happening, 'forgetDraft') !== isLeftAlone
      );
    };
  }),
  step(
    'CHK-4 completing twice is impossible',
    ({ before }) => isConfirmed(before) || isWaiting(before),
    (happening) => !isReported(happening, 'checkout.order.completed'),
  ),
  step(
    'CHK-5 the checkout itself asks nothing of a server',
    ({ before }) => isAtStep(before),
    ({ effects }) => effects.every(({ type }) => type !== 'xstate.spawnChild'),
  ),
  step(
    'CHK-1 the shop is notified when the dialog is shown, and when it is not any more',
    ({ before, after }) => isShown(before) !== isShown(after),
    (happening) => isReported(happening, isShown(happening.after) ? 'checkout.shown' : 'checkout.hidden'),
  ),
  step(
    'CHK-1 no step is left open where nothing can be bought any more',
    (happening) => isOn(happening, 'purchase.withdrawn') && !isConfirmed(happening.before),
    ({ after }) => !isShown(after),
  ),
  step(
    'STO-4 signing out forgets what was typed and closes the steps, which is reported',
    (happening) => isOn(happening, 'shopper.signedOut') || isReported(happening, 'checkout.details.forgotten'),
    (happening) =>
      isOn(happening, 'shopper.signedOut') &&
      textOf(happening.after) === JSON.stringify(NOTHING_TYPED) &&
      !isAtStep(happening.after) &&
      isReported(happening, 'checkout.details.forgotten') ===
        (isAtStep(happening.before) || isWaiting(happening.before)),
  ),
  step(
    'STO-4 each change of the address is stored, and nothing else of the checkout is',
    (happening) => !isOn(happening, 'draft.restored'),
    (happening) =>
      isDone(happening, 'storeDraft') ===
      (isOn(happening, 'delivery.changed', 'address.chosen') && happening.before.matches('open')),
  ),
  step(
    'ADB-3 a stored address that is chosen fills all fields of the address, and no other',
    (happening) => isOn(happening, 'address.chosen') && happening.before.matches('open'),
    (happening) => {
      const { payment } = happening.before.context.details;
      return (
        textOf(happening.after) === JSON.stringify({ delivery: sent(happening, 'address.chosen')?.address, payment })
      );
    },
  ),
  step(
    'STO-4 the stored address is forgotten with the placed order, and only then; not while the next one is made ready',
    (happening) => isDone(happening, 'forgetDraft') || (isOn(happening, 'order.taken') && isWaiting(happening.before)),
    (happening) => isDone(happening, 'forgetDraft') && isOn(happening, 'order.taken') && !isAtStep(happening.before),
  ),
  step(
    'STO-4 an untouched address is as it was before the page was loaded again; a typed one stays',
    (happening) => isOn(happening, 'draft.restored'),
    (happening) => {
      const { delivery, payment } = happening.before.context.details;
      const isUntouched = JSON.stringify(delivery) === JSON.stringify(NOTHING_TYPED.delivery);
      const expected = isUntouched ? sent(happening, 'draft.restored')?.draft : delivery;
      return textOf(happening.after) === JSON.stringify({ delivery: expected, payment });
    },
  ),
];
