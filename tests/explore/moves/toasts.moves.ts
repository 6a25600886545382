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
const offers = (kind: 'undo' | 'link') => all(areSeen, (oracle) => latest(oracle).action?.kind === kind);

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

/** CRT-6. */
export const toastMoves = [
  anywhere("presses 'Dismiss' of the latest message", areSeen, (oracle) => {
    const { id } = latest(oracle);
    passFocusOn(oracle);
    oracle.tell('toasts', { type: 'toast.dismissed', id });
  }),
  anywhere("presses 'Undo'", offers('undo'), (oracle) => {
    const { id, action } = latest(oracle);
    passFocusOn(oracle);
    if (action?.kind === 'undo') oracle.tell('toasts', { type: 'undo.chosen', id, removal: action.removal });
  }),
  anywhere("follows 'View cart' of a message", offers('link'), (oracle) => {
    const { id, action } = latest(oracle);
    passFocusOn(oracle);
    if (action?.kind === 'link') oracle.tell('toasts', { type: 'link.chosen', id, href: action.href });
  }),
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
    all(areSeen, ({ hand }) => hand.focus === 'elsewhere'),
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
