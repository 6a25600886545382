import type { Toast } from '#machines/toasts/toasts.machine.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { isNewsSeen } from './back-in-stock.moves.ts';
import { all, isIn, isOnPhone, leaveSearch, movesOn } from './move.ts';

const { anywhere } = movesOn('toasts');

const latest = (expectedModel: ExpectedModel): Toast => {
  const toast = expectedModel.toasts().at(-1);
  if (!toast) throw new Error('No message is shown.');
  return toast;
};
/** Messages are shown beside a dialog, too; behind the gate they cannot be reached. */
const areSeen = all(isIn('toasts', 'showing'), (expectedModel) => expectedModel.state('overlay') !== 'gate');
const actionOf = (expectedModel: ExpectedModel) => latest(expectedModel).action;

/** The account menu closes when the focus leaves it. HDR-3. */
function leaveAccountMenu(expectedModel: ExpectedModel): void {
  if (expectedModel.matches('header', 'panels.open.accountMenu'))
    expectedModel.send('header', { type: 'accountMenu.dismissed' });
}

/**
 * Pressed with a key, a message leaves the focus to its neighbour that is seen, else to the page's heading. Where it was the
 * only one, the pointer is on no message, also if Undo shows another one at once.
 */
function passOn(expectedModel: ExpectedModel): void {
  if (expectedModel.toasts().length === 1) expectedModel.hand.pointer = 'elsewhere';
  leaveAccountMenu(expectedModel);
  leaveSearch(expectedModel);
  const hasNeighbour = expectedModel.toasts().length > 1 || isNewsSeen(expectedModel);
  if (!hasNeighbour || isOnPhone(expectedModel)) {
    if (expectedModel.hand.focus === 'messages') expectedModel.send('toasts', { type: 'focus.left' });
    expectedModel.hand.focus = 'elsewhere';
    return;
  }
  if (expectedModel.hand.focus !== 'messages') expectedModel.send('toasts', { type: 'focus.entered' });
  expectedModel.hand.focus = 'messages';
}

/** Follows the way on that the latest message offers. */
function follows(label: string) {
  const isOffered = (expectedModel: ExpectedModel) => {
    const action = actionOf(expectedModel);
    return action?.kind === 'link' && action.label === label;
  };
  return anywhere(`follows '${label}' of a message`, all(areSeen, isOffered), (expectedModel) => {
    const { id, action } = latest(expectedModel);
    passOn(expectedModel);
    if (action?.kind === 'link') expectedModel.send('toasts', { type: 'link.chosen', id, href: action.href });
  });
}

/** CRT-6, SAV-2. */
export const toastMoves = [
  anywhere("presses 'Dismiss' of the latest message", areSeen, (expectedModel) => {
    const { id } = latest(expectedModel);
    passOn(expectedModel);
    expectedModel.send('toasts', { type: 'toast.dismissed', id });
  }),
  anywhere(
    "presses 'Undo'",
    all(areSeen, (expectedModel) => actionOf(expectedModel)?.kind === 'undo'),
    (expectedModel) => {
      const { id, action } = latest(expectedModel);
      passOn(expectedModel);
      if (action?.kind === 'undo') expectedModel.send('toasts', { type: 'undo.chosen', id, command: action.command });
    },
  ),
  follows('View cart'),
  follows('See your order'),
  follows('View saved'),
  follows('View list'),
  anywhere(
    'points at a message',
    all(areSeen, ({ hand }) => hand.pointer !== 'messages'),
    (expectedModel) => {
      expectedModel.hand.pointer = 'messages';
      expectedModel.send('toasts', { type: 'pointer.entered' });
    },
  ),
  anywhere(
    'points elsewhere again',
    ({ hand }) => hand.pointer === 'messages',
    (expectedModel) => {
      expectedModel.hand.pointer = 'elsewhere';
      expectedModel.send('toasts', { type: 'pointer.left' });
    },
  ),
  anywhere(
    'brings the focus to a message',
    all(areSeen, ({ hand }) => hand.focus === 'elsewhere' || hand.focus === 'form'),
    (expectedModel) => {
      leaveAccountMenu(expectedModel);
      expectedModel.hand.focus = 'messages';
      expectedModel.send('toasts', { type: 'focus.entered' });
    },
  ),
  anywhere(
    'takes the focus from the messages',
    ({ hand }) => hand.focus === 'messages',
    (expectedModel) => {
      expectedModel.hand.focus = 'elsewhere';
      expectedModel.send('toasts', { type: 'focus.left' });
    },
  ),
];
