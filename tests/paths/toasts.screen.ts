import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { isOnPhone } from '#tests/explore/moves/move.ts';
import { counted, type FlowScreen, type Hand, within, wordsSeen } from './screen.ts';

const isGated = (expectedModel: ExpectedModel) => expectedModel.state('overlay') === 'gate';
const areWaiting = (expectedModel: ExpectedModel) => ['covered', 'waiting'].includes(expectedModel.state('toasts'));
const region = ({ page }: Hand) => page.locator('#shop > [role=status]');
/** By its key, not by a finger: neither pointer nor focus enters the messages. */
const chosen = (hand: Hand, role: 'button' | 'link', name: string) =>
  region(hand).getByRole(role, { name, exact: true }).last().dispatchEvent('click');

/** CRT-6. */
export const toastsScreen: FlowScreen = {
  flow: 'toasts',
  isOnScreen: (expectedModel) => !isGated(expectedModel),
  seen: {},
  unseen: {
    covered: 'the age gate covers the messages',
    waiting: 'no message is seen while a dialog is open: a fact',
    quiet: 'no message is seen',
    showing: 'the messages are seen: facts',
    'showing.counting': 'the messages are seen: facts',
    'showing.held': 'the messages stay: the time shows it',
    'showing.held.byPointer': 'the messages stay: the time shows it',
    'showing.held.byFocus': 'the messages stay: the time shows it',
    'showing.held.byBoth': 'the messages stay: the time shows it',
    'showing.unseen': 'another tab or app is in front',
  },
  facts: (expectedModel) => {
    const standing = areWaiting(expectedModel) ? [] : expectedModel.toasts();
    const messages = isOnPhone(expectedModel) ? standing.slice(-1) : standing;
    return [
      counted(messages.length, 'button', 'Dismiss', 'status'),
      ...messages.map(({ title, detail }) =>
        within('status', undefined, wordsSeen(detail === null ? title : `${title} ${detail}`)),
      ),
    ];
  },
  verbs: {
    "presses 'Dismiss' of the latest message": (hand) => chosen(hand, 'button', 'Dismiss'),
    "presses 'Undo'": (hand) => chosen(hand, 'button', 'Undo'),
    "follows 'See your order' of a message": (hand) => chosen(hand, 'link', 'See your order'),
    "follows 'View cart' of a message": (hand) => chosen(hand, 'link', 'View cart'),
    "follows 'View saved' of a message": (hand) => chosen(hand, 'link', 'View saved'),
    "follows 'View list' of a message": (hand) => chosen(hand, 'link', 'View list'),
    'points at a message': (hand) => region(hand).getByRole('button', { name: 'Dismiss', exact: true }).last().hover(),
    'points elsewhere again': ({ page }) => page.mouse.move(1, 1),
    'brings the focus to a message': (hand) =>
      region(hand).getByRole('button', { name: 'Dismiss', exact: true }).last().focus(),
    'takes the focus from the messages': ({ page }) =>
      page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }),
  },
};
