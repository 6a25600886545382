import { subtotalOf } from '#machines/domain/cart.ts';
import { voucherText } from '#machines/domain/cart-texts.ts';
import { VOUCHER_TEXTS } from '#src/features/voucher/voucher-texts.ts';
import { all, isIn, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { heldVoucher } from '#tests/explore/moves/voucher.moves.ts';
import {
  type FlowScreen,
  type Hand,
  press,
  pressIn,
  type Sight,
  sight,
  unexposed,
  unseen,
  within,
  wordsSeen,
} from './screen.ts';

const isAtSummary = all(isPageSeen, isShown('cart'), isIn('cart', 'ready.contents.filled'));
const isAtField = all(isAtSummary, (expectedModel) => heldVoucher(expectedModel) === undefined);
const summary = (seen: Sight) => within('complementary', 'Order summary', seen);
const field = ({ page }: Hand) => page.getByRole('textbox', { name: 'Voucher code' });

/** VCH-1 to VCH-5. */
export const voucherScreen: FlowScreen = {
  flow: 'voucher',
  isOnScreen: isAtField,
  seen: {
    checking: [summary(wordsSeen('Checking the voucher…'))],
    'checking.answer.awaited.slow': [wordsSeen('This is taking longer than usual.', 'main')],
    'checking.next.proceeding': [unexposed('busy', 'Proceed to Checkout')],
  },
  unseen: {
    entering: 'the field is seen in every state: facts',
    'entering.editing': 'the field alone is seen',
    'checking.answer': 'the field alone is seen, and its button is busy',
    'checking.answer.awaited': 'the field alone is seen, and its button is busy',
    'checking.answer.awaited.waiting': 'the field alone is seen, and its button is busy',
    'checking.next': 'the button to the checkout is busy or not',
    'checking.next.staying': "'Proceed to Checkout' looks as at the field",
    'entering.refused': 'the field says why: a fact',
  },
  facts: (expectedModel) => {
    if (!isAtSummary(expectedModel)) return [];
    const voucher = heldVoucher(expectedModel);
    const { code, problem } = expectedModel.flow('voucher').getSnapshot().context;
    const isRemovable = summary(sight('button', `Remove voucher ${voucher?.code ?? ''}`));
    if (voucher) {
      const subtotal = subtotalOf(expectedModel.flow('cart').getSnapshot().context);
      return [isRemovable, summary(wordsSeen(voucher.code)), summary(wordsSeen(voucherText(voucher, subtotal)))];
    }
    return [
      summary(sight('textbox', 'Voucher code')),
      summary(sight('button', 'Apply')),
      unseen(summary(sight('button', /^Remove voucher/))),
      ...(code === '' ? [] : [summary(wordsSeen(code))]),
      ...Object.entries(VOUCHER_TEXTS).map(([reason, text]) =>
        reason === problem ? summary(wordsSeen(text)) : unseen(summary(wordsSeen(text))),
      ),
      expectedModel.matches('voucher', 'checking') ? unexposed('busy', 'Apply') : unseen(unexposed('busy', 'Apply')),
      // The field has the focus then, for another code.
      ...(expectedModel.matches('voucher', 'entering.refused') ? [unseen(unexposed('focus', 'Apply'))] : []),
    ];
  },
  verbs: {
    "types the voucher code 'welcome 10'": (hand) => field(hand).fill('welcome 10'),
    "types the voucher code 'TAWNY5'": (hand) => field(hand).fill('TAWNY5'),
    "types the voucher code 'SPENT'": (hand) => field(hand).fill('SPENT'),
    "types the voucher code 'NEVER'": (hand) => field(hand).fill('NEVER'),
    "types the voucher code ''": (hand) => field(hand).fill(''),
    "presses 'Apply'": press('Apply'),
    'presses Enter in the voucher code': (hand) => field(hand).press('Enter'),
    "presses 'Try again' of the slow voucher": pressIn('main', 'Try again'),
    'removes the voucher': (hand) => pressIn('main', `Remove voucher ${heldVoucher(hand.expectedModel)?.code}`)(hand),
  },
};
