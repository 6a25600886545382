import { addressLines } from '#machines/domain/address-lines.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import { isAtAddresses, isBoxShown, isChosen, removedOf, storedOf } from '#tests/explore/moves/addresses.moves.ts';
import { type FlowScreen, type Hand, pressIn, type Sight, sight, unseen, within, wordsSeen } from './screen.ts';

const dialog = (seen: Sight) => within('dialog', 'Checkout', seen);
const group = (seen: Sight) => dialog(within('group', 'Your addresses', seen));
const BOX = 'Remember this address on this device';
const lineOf = (address: DeliveryAddress) => addressLines(address).join(', ');
const firstLine = ({ expectedModel }: Hand) => {
  const [first] = storedOf(expectedModel);
  return first ? lineOf(first.address) : '';
};
const box = ({ page }: Hand) => page.getByRole('dialog').getByRole('checkbox', { name: BOX });

/** ADB-1 to ADB-4. */
export const addressesScreen: FlowScreen = {
  flow: 'addresses',
  isOnScreen: isAtAddresses,
  seen: {},
  unseen: {
    book: 'the addresses themselves are seen: facts',
    choice: 'the box is seen beside an address that is not stored: facts',
  },
  facts: (expectedModel) => {
    if (!isAtAddresses(expectedModel)) return [];
    const stored = storedOf(expectedModel);
    const removed = removedOf(expectedModel).at(-1);
    const isTicked = expectedModel.matches('addresses', 'choice.remembering');
    const ticked = dialog(sight('checkbox', BOX, 'checked'));
    const lasts = expectedModel.matches('addresses', 'book.open.notStored')
      ? 'the address is remembered only until you leave or reload the page'
      : 'The list of your addresses is kept on this device only: up to five.';
    return [
      ...stored.flatMap(({ address }) => {
        const chosen = group(sight('radio', lineOf(address), 'checked'));
        return [
          group(sight('radio', lineOf(address))),
          group(sight('button', `Remove ${lineOf(address)}`)),
          isChosen(expectedModel, address) ? chosen : unseen(chosen),
        ];
      }),
      ...(stored.length === 0 ? [unseen(dialog(sight('radio')))] : []),
      ...(removed
        ? [group(wordsSeen(`Removed: ${lineOf(removed.address)}`)), group(sight('button', 'Undo'))]
        : [unseen(dialog(sight('button', 'Undo')))]),
      ...(isBoxShown(expectedModel)
        ? [dialog(sight('checkbox', BOX)), isTicked ? ticked : unseen(ticked), dialog(wordsSeen(lasts))]
        : [unseen(dialog(sight('checkbox', BOX)))]),
    ];
  },
  verbs: {
    [`chooses '${BOX}'`]: (hand) => box(hand).check(),
    'no longer wants the address to be remembered': (hand) => box(hand).uncheck(),
    'chooses the first stored address': (hand) =>
      hand.page
        .getByRole('dialog')
        .getByRole('radio', { name: firstLine(hand), exact: true })
        .check(),
    'removes the first stored address': (hand) => pressIn('dialog', `Remove ${firstLine(hand)}`)(hand),
    "presses 'Undo' below the stored addresses": pressIn('dialog', 'Undo'),
  },
};
