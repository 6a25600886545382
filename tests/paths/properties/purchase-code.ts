import type { purchaseCodeMachine } from '#machines/shop/purchase-code.machine.ts';
import { isSavingOpen } from '#machines/shop/shop.selectors.ts';
import { answerOf, asked, commandsOf, failureOf, isAsked, isSent } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof purchaseCodeMachine>();

type Snapshot = Parameters<typeof sent>[0]['after'];

const wishesOf = ({ context }: Snapshot): string => context.wished.map(({ id }) => id).join(' ');

export const purchaseCodeProperties = [
  beginning(
    'SAV-2 whoever only reads pays for no code of saving',
    (first) => !(isSavingOpen(first) || isAsked(first, 'fetchPurchase')) && wishesOf(first) === '',
  ),
  run('SAV-2 no press is lost: what is pressed once waits until it is saved, or said not to be', () => {
    let waiting: string[] = [];
    return (happening) => {
      const { before, after } = happening;
      if (isSavingOpen(before)) return null;
      const id = sent(happening, 'bottle.toggled')?.bottle.id;
      if (id !== undefined) waiting = waiting.includes(id) ? waiting.filter((one) => one !== id) : [...waiting, id];
      if (failureOf(happening, 'fetchPurchase') !== null) waiting = [];
      return wishesOf(after) === waiting.join(' ');
    };
  }),
  step(
    'SAV-2 a press fetches the code of saving, unless it is on its way',
    (happening) => isOn(happening, 'bottle.toggled') && !isSavingOpen(happening.before),
    (happening) =>
      isAsked(happening.after, 'fetchPurchase') &&
      (asked(happening, 'fetchPurchase') === null) === isAsked(happening.before, 'fetchPurchase'),
  ),
  step(
    'SAV-2 nothing but a press fetches it',
    (happening) => asked(happening, 'fetchPurchase') !== null,
    (happening) => isOn(happening, 'bottle.toggled'),
  ),
  step(
    'SAV-2 ORD-1 once it is here buying and saving run, and are given all that waits',
    (happening) =>
      answerOf(happening, 'fetchPurchase') !== null ||
      isOn(happening, 'code.arrived') ||
      sent(happening, 'pageCode.arrived')?.page === 'cart',
    (happening) => {
      const { before, after } = happening;
      if (isSavingOpen(before)) return asked(happening, 'purchase') === null;
      const given = asked(happening, 'purchase')?.input;
      return isSavingOpen(after) && JSON.stringify(given) === JSON.stringify({ wished: before.context.wished });
    },
  ),
  step(
    'SAV-2 code that does not come is said, and asked for again by the next press alone',
    (happening) => failureOf(happening, 'fetchPurchase') !== null,
    (happening) =>
      isSent(happening, 'toasts', 'toast.requested') &&
      commandsOf(happening).length === 1 &&
      !(isSavingOpen(happening.after) || isAsked(happening.after, 'fetchPurchase')),
  ),
  step(
    'SAV-2 from then on a press goes to the saved bottles, and none before',
    (happening) => isOn(happening, 'bottle.toggled'),
    (happening) => isSent(happening, 'saved', 'bottle.toggled') === isSavingOpen(happening.before),
  ),
  situation(
    'ORD-1 SAV-2 once they run, buying and saving run as long as the shop does',
    isSavingOpen,
    (snapshot) => isAsked(snapshot, 'purchase') && !isAsked(snapshot, 'fetchPurchase'),
  ),
  situation(
    'SAV-2 it says that it is busy while the code is on its way, and only then',
    () => true,
    (snapshot) => snapshot.hasTag('busy') === isAsked(snapshot, 'fetchPurchase'),
  ),
];
