import { isDeepStrictEqual } from 'node:util';
import { sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import type { messagesMachine } from '#machines/shop/messages.machine.ts';
import { additionOf } from '#machines/shop/shop.selectors.ts';
import type { ToastContent } from '#machines/toasts/toast.ts';
import { commandsOf } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, sent, isOn } = sentencesOn<typeof messagesMachine>();

type Step = Parameters<typeof isOn>[0];

const UNDO = { kind: 'undo', command: { flow: 'cart', event: { type: 'removal.undone', removal: 1 } } };

const messagesOf = (happening: Step): readonly ToastContent[] =>
  commandsOf(happening)
    .filter(({ flow, event }) => flow === 'toasts' && event.type === 'toast.requested')
    .map(({ event }) => event.content as ToastContent);

/** Whether a step shows one message that contains all of these words and offers this or nothing. */
function says(happening: Step, words: readonly string[], offers: 'undo' | 'link' | null): boolean {
  const [message, ...others] = messagesOf(happening);
  const text = `${message?.title} ${message?.detail}`;
  return (
    others.length === 0 && words.every((word) => text.includes(word)) && (message?.action?.kind ?? null) === offers
  );
}

const isAcknowledged = (happening: Step): boolean =>
  happening.effects.some(
    ({ type, params }) =>
      type === 'xstate.sendTo' && JSON.stringify(params, ['event', 'type']).includes('"product.added"'),
  );

const isCartSeen = ({ before }: Step): boolean => before.matches({ listening: 'atCart' });

const isRepeat = ({ event }: Step): boolean => event.isRepeat === true;

export const messagesProperties = [
  step(
    'SRV-8 an order whose answer the checkout does not show has a message, with the way to it or to the cart',
    (happening) => isOn(happening, 'checkout.order.takenUnseen', 'checkout.order.refusedUnseen'),
    (happening) => {
      const taken = sent(happening, 'checkout.order.takenUnseen');
      return taken
        ? says(happening, ['Your order has been placed', taken.number ?? ''], 'link')
        : says(happening, ['We do not know yet whether your order has been placed', 'Nothing was lost'], 'link');
    },
  ),
  step(
    'ORD-3 products that are added with an order have no messages of their own',
    isRepeat,
    (happening) => messagesOf(happening).length === 0 && !isAcknowledged(happening),
  ),
  step(
    "CRT-6 Add confirms at once: a message with name and quantity and View cart, and 'Added' on the button",
    (happening) => isOn(happening, 'cart.product.added') && !isRepeat(happening),
    (happening) =>
      says(happening, ['Added', '2 ×', sampleBottle.name], 'link') &&
      messagesOf(happening).every(
        ({ action }) => action?.kind === 'link' && action.href === '/cart' && action.label === 'View cart',
      ) &&
      additionOf(happening.after, sampleBottle.id) !== undefined &&
      isAcknowledged(happening),
  ),
  step(
    'CRT-6 the message about what was added disappears once a line is removed; once the cart is empty, as after an order, that of Buy again, too',
    (happening) => isOn(happening, 'cart.lines.removed', 'cart.emptied'),
    (happening) =>
      isDeepStrictEqual(
        commandsOf(happening).flatMap(({ event }) => (event.type === 'toast.withdrawn' ? [event.key] : [])),
        isOn(happening, 'cart.emptied') ? ['added', 'repeated'] : ['added'],
      ),
  ),
  step(
    "CRT-6 the button does not say 'Added' for a product that was not added",
    (happening) => !isOn(happening, 'cart.product.added'),
    (happening) => !isAcknowledged(happening),
  ),
  step(
    'CRT-5 a product that is out of stock and was not added is named',
    (happening) => isOn(happening, 'cart.product.refused'),
    (happening) => says(happening, ['Out of stock', soldOutBottle.name], null),
  ),
  step(
    'CRT-6 a message says that no more can be added, with the name and a link to the cart',
    (happening) => isOn(happening, 'cart.limit.reached'),
    (happening) => says(happening, [sampleBottle.name, '999'], 'link'),
  ),
  step(
    'CRT-6 SAV-5 a removed line is named, with its Undo; a line saved for later has another message',
    (happening) => isOn(happening, 'cart.lines.removed'),
    (happening) =>
      sent(happening, 'cart.lines.removed')?.isSavedForLater === true
        ? messagesOf(happening).length === 0
        : says(happening, ['2 ×', sampleBottle.name], 'undo') &&
          messagesOf(happening).every(({ action }) => isDeepStrictEqual(action, UNDO)),
  ),
  step(
    'CRT-5 corrections are shown in a message, with both prices, where the cart is not visible',
    (happening) => isOn(happening, 'cart.corrected') && !isCartSeen(happening),
    (happening) => says(happening, [sampleBottle.name, '£44.95', '£39.95'], 'link'),
  ),
  step(
    'CRT-5 no message repeats the corrections that the visible cart shows',
    (happening) => isOn(happening, 'cart.corrected') && isCartSeen(happening),
    (happening) => messagesOf(happening).length === 0,
  ),
  step(
    'CRT-5 the cart counts as visible on its page',
    (happening) => isOn(happening, 'navigation.page.reached'),
    ({ event, after }) =>
      event.type === 'navigation.page.reached' &&
      after.matches({ listening: 'atCart' }) === (event.route.name === 'cart'),
  ),
  step(
    'CRT-5 a message reports a damaged cart',
    (happening) => isOn(happening, 'cart.damaged'),
    (happening) => says(happening, ['could not be read'], null),
  ),
  step(
    'CRT-5 a message reports a cart that another tab has emptied',
    (happening) => isOn(happening, 'cart.emptiedElsewhere'),
    (happening) => says(happening, ['emptied in another tab'], null),
  ),
  step(
    'SES-1 a message reports a sign-out',
    (happening) => isOn(happening, 'session.closed'),
    (happening) => says(happening, ['signed out'], null),
  ),
  step(
    'STO-1 a message reports a sign-in that the browser does not store',
    (happening) => isOn(happening, 'session.notStored'),
    (happening) => says(happening, ['does not store', 'signed out'], null),
  ),
  step(
    'STO-4 a message says that the checkout has closed at a sign-out in another tab',
    (happening) => isOn(happening, 'checkout.details.forgotten'),
    (happening) => says(happening, ['signed out in another tab', 'typed', 'gone'], null),
  ),
  step(
    'CRT-6 ORD-4 SAV-3 SAV-5 Undo sends the one command of its message, and shows no other message',
    (happening) => isOn(happening, 'toasts.undo.requested'),
    (happening) => {
      const [command, ...others] = commandsOf(happening);
      return others.length === 0 && isDeepStrictEqual(command, sent(happening, 'toasts.undo.requested')?.command);
    },
  ),
  step(
    'CRT-6 nothing else is sent to the cart',
    (happening) => commandsOf(happening).some(({ flow }) => flow === 'cart'),
    (happening) => isOn(happening, 'toasts.undo.requested'),
  ),
];
