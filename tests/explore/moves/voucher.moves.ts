import { cartVoucher } from '#machines/cart/cart.selectors.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';

const { sends, fills } = movesOn('voucher');

/** The voucher that the cart of the expected model holds. */
export const heldVoucher = ({ flow }: ExpectedModel) => cartVoucher(flow('cart').getSnapshot());

const isAtSummary = all(liesOpen, isShown('cart'), isIn('cart', 'ready.contents.filled'));
const canType = all(isAtSummary, (expectedModel) => heldVoucher(expectedModel) === undefined);
const canRemove = all(isAtSummary, (expectedModel) => heldVoucher(expectedModel) !== undefined);

const code = (text: string) =>
  fills(
    `types the voucher code '${text}'`,
    'voucher',
    { type: 'code.changed', text },
    all(canType, ({ flow }) => flow('voucher').getSnapshot().context.code !== text.replaceAll(' ', '').toUpperCase()),
  );

/** VCH-1 to VCH-5. */
export const voucherMoves = [
  code('welcome 10'),
  code('TAWNY5'),
  code('SPENT'),
  code('NEVER'),
  code(''),
  sends("presses 'Apply'", 'voucher', { type: 'code.submitted' }, canType),
  sends('presses Enter in the voucher code', 'voucher', { type: 'code.submitted' }, canType),
  sends(
    "presses 'Try again' of the slow voucher",
    'voucher',
    { type: 'load.retried' },
    all(canType, isIn('voucher', 'checking.answer.awaited.slow')),
  ),
  sends('removes the voucher', 'cart', { type: 'voucher.removed' }, canRemove),
];
