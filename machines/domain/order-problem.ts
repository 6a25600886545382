import { ORDER_REFUSALS } from './order.schema.ts';
import { ProblemError } from './problem.ts';

export const EARLIER_ON_ITS_WAY = 'earlierOnItsWay';
export const UNANSWERED = 'unanswered';

/**
 * Why an order is not placed. `unanswered`: no answer came, so the order may have been taken, and the same order is
 * never placed twice. `notSent`: nothing was sent, because the server did not say whether it takes orders.
 * `earlierOnItsWay`: nothing was sent, because another order waits for its answer, here or in another tab. `refused`:
 * the server gives another reason, in its own words.
 */
type OrderProblemCode =
  | (typeof ORDER_REFUSALS)[number]
  | typeof UNANSWERED
  | 'notSent'
  | typeof EARLIER_ON_ITS_WAY
  | 'refused';
export type OrderProblem = {
  code: OrderProblemCode;
  /** The server's own words; null where it sends none. */
  message: string | null;
};

/** The message of the shop, and the advice. SRV-5, SRV-7. */
export const ORDER_PROBLEM_TEXTS: Record<OrderProblemCode, { title: string; advice: string }> = {
  priceChanged: {
    title: 'A price has changed',
    advice: 'Your order has not been placed. Please look at today’s prices before you complete it.',
  },
  soldOut: {
    title: 'Something has just sold out',
    advice: 'Your order has not been placed. Please look at what is left of it before you complete it.',
  },
  voucherRefused: {
    title: 'Your voucher no longer counts',
    advice: 'Your order has not been placed. Please look at the new total before you complete it.',
  },
  addressRefused: {
    title: 'We cannot deliver to this address',
    advice: 'Your order has not been placed. Please change the address.',
  },
  unanswered: {
    title: 'We do not know yet whether your order has been placed',
    advice: 'Nothing was lost. Try again: the same order is never placed twice. If you change it, it is another order.',
  },
  notSent: {
    title: 'We could not send your order',
    advice: 'We could not reach the shop. Nothing was lost. Please try again.',
  },
  earlierOnItsWay: {
    title: 'Your earlier order is still on its way',
    advice: 'This one has not been sent, and nothing was lost. Please complete it once the earlier one is placed.',
  },
  refused: {
    title: 'Your order has not been placed',
    advice: 'Nothing was lost. Please try again.',
  },
};

/** The whole problem in one paragraph, with the server's own words where it has any. */
export const orderProblemText = ({ code, message }: OrderProblem): string => {
  const { advice } = ORDER_PROBLEM_TEXTS[code];
  return message === null ? advice : `${message} ${advice}`;
};

/**
 * The problem of an order after a failed request. Where the answer is missing or unreadable, the order may have been
 * taken. So it may after a conflict that names no reason: servers answer a repeated key so while its first request runs.
 * And so it may where an earlier request with its key had no answer: the actor gives the reason `unanswered` then.
 * @throws the error itself when it is not a ProblemError
 */
export function orderProblemOf(error: unknown): OrderProblem {
  if (!(error instanceof ProblemError)) throw error;
  const { code, reason, serverMessage: message } = error;
  if (reason === EARLIER_ON_ITS_WAY) return { code: EARLIER_ON_ITS_WAY, message: null };
  const named = ORDER_REFUSALS.find((refusal) => refusal === reason);
  if (named !== undefined) return { code: named, message };
  const isRefused = code === 'refused' || code === 'unauthorised' || code === 'notFound';
  if (isRefused) return { code: reason === UNANSWERED ? UNANSWERED : 'refused', message };
  return { code: UNANSWERED, message: code === 'conflict' ? message : null };
}

/** Whether the cart has to be checked against today's catalogue and vouchers. */
export const isPriceProblem = ({ code }: OrderProblem): boolean =>
  code === 'priceChanged' || code === 'soldOut' || code === 'voucherRefused';
