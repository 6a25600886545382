import type { Toast } from '#machines/toasts/toasts.machine.ts';
import type { Oracle } from '../oracle.ts';
import { all, isIn, isOnPhone, leaveSearch, movesOn } from './move.ts';

const { anywhere } = movesOn('toasts');

const latest = (oracle: Oracle): Toast => {
  const toast = oracle.toasts().at(-1);
  if (!toast) throw new Error('No message is shown.');
  return toast;
};
/** Messages stand beside a dialog, too; behind the gate they are out of reach. */
const areSeen = all(isIn('toasts', 'showing'), (oracle) => oracle.state('overlay') !== 'gate');
const actionOf = (oracle: Oracle) => latest(oracle).action;

/** The account menu closes when the focus leaves it. HDR-3. */
function leaveAccountMenu(oracle: Oracle): void {
  if (oracle.matches('header', 'panels.open.accountMenu')) oracle.tell('header', { type: 'accountMenu.dismissed' });
}

/** Pressed with a key, a message leaves the focus to its neighbour that is seen, else to the page's heading. */
function passFocusOn(oracle: Oracle): void {
  leaveAccountMenu(oracle);
  leaveSearch(oracle);
  if (oracle.toasts().length < 2 || isOnPhone(oracle)) {
    if (oracle.hand.focus === 'messages') oracle.tell('toasts', { type: 'focus.left' });
    oracle.hand.focus = 'elsewhere';
    return;
  }
  if (oracle.hand.focus !== 'messages') oracle.tell('toasts', { type: 'focus.entered' });
  oracle.hand.focus = 'messages';
}

/** Follows the way on that the latest message offers. */
function follows(label: string) {
  const isOffered = (oracle: Oracle) => {
    const action = actionOf(oracle);
    return action?.kind === 'link' && action.label === label;
  };
  return anywhere(`follows '${label}' of a message`, all(areSeen, isOffered), (oracle) => {
    const { id, action } = latest(oracle);
    passFocusOn(oracle);
    if (action?.kind === 'link') oracle.tell('toasts', { type: 'link.chosen', id, href: action.href });
  });
}

/** CRT-6, SAV-2. */
export const toastMoves = [
  anywhere("presses 'Dismiss' of the latest message", areSeen, (oracle) => {
    const { id } = latest(oracle);
    passFocusOn(oracle);
    oracle.tell('toasts', { type: 'toast.dismissed', id });
  }),
  anywhere(
    "presses 'Undo'",
    all(areSeen, (oracle) => actionOf(oracle)?.kind === 'undo'),
    (oracle) => {
      const { id, action } = latest(oracle);
      passFocusOn(oracle);
      if (action?.kind === 'undo') oracle.tell('toasts', { type: 'undo.chosen', id, removal: action.removal });
    },
  ),
  follows('View cart'),
  follows('View saved'),
  anywhere(
    'points at a message',
    all(areSeen, ({ hand }) => hand.pointer !== 'messages'),
    (oracle) => {
      oracle.hand.pointer = 'messages';
      oracle.tell('toasts', { type: 'pointer.entered' });
    },
  ),
  anywhere(
    'points elsewhere again',
    ({ hand }) => hand.pointer === 'messages',
    (oracle) => {
      oracle.hand.pointer = 'elsewhere';
      oracle.tell('toasts', { type: 'pointer.left' });
    },
  ),
  anywhere(
    'brings the focus to a message',
    all(areSeen, ({ hand }) => hand.focus === 'elsewhere' || hand.focus === 'form'),
    (oracle) => {
      leaveAccountMenu(oracle);
      oracle.hand.focus = 'messages';
      oracle.tell('toasts', { type: 'focus.entered' });
    },
  ),
  anywhere(
    'takes the focus from the messages',
    ({ hand }) => hand.focus === 'messages',
    (oracle) => {
      oracle.hand.focus = 'elsewhere';
      oracle.tell('toasts', { type: 'focus.left' });
    },
  ),
];
