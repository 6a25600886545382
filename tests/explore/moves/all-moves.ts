import { addressesMoves } from './addresses.moves.ts';
import { ageGateMoves } from './age-gate.moves.ts';
import { backInStockMoves } from './back-in-stock.moves.ts';
import { cartMoves } from './cart.moves.ts';
import { catalogueMoves } from './catalogue.moves.ts';
import { checkoutMoves } from './checkout.moves.ts';
import { environmentMoves } from './environment.moves.ts';
import { contactMoves, helpMoves, signupMoves } from './forms.moves.ts';
import { headerMoves } from './header.moves.ts';
import { loginMoves } from './login.moves.ts';
import type { Move } from './move.ts';
import { ordersMoves } from './orders.moves.ts';
import { pictureZoomMoves } from './picture-zoom.moves.ts';
import { productMoves } from './product.moves.ts';
import { savedMoves } from './saved.moves.ts';
import { tabMoves } from './tab.moves.ts';
import { timeMoves } from './time.moves.ts';
import { toastMoves } from './toasts.moves.ts';
import { travelMoves } from './travel.moves.ts';
import { voucherMoves } from './voucher.moves.ts';

/** All that can happen to the shop. */
export const MOVES: readonly Move[] = [
  ...addressesMoves,
  ...ageGateMoves,
  ...backInStockMoves,
  ...cartMoves,
  ...catalogueMoves,
  ...checkoutMoves,
  ...contactMoves,
  ...headerMoves,
  ...helpMoves,
  ...loginMoves,
  ...ordersMoves,
  ...pictureZoomMoves,
  ...productMoves,
  ...savedMoves,
  ...signupMoves,
  ...tabMoves,
  ...timeMoves,
  ...toastMoves,
  ...travelMoves,
  ...voucherMoves,
  ...environmentMoves,
];

const BY_WORDS = new Map(MOVES.map((move) => [move.words, move]));

/** The move with these words. @throws if there is none */
export function moveOf(words: string): Move {
  const move = BY_WORDS.get(words);
  if (!move) throw new Error(`No move of the shop is called '${words}'.`);
  return move;
}
