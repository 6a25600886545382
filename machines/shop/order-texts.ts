import { countText, itemsText } from '#machines/domain/count-text.ts';
import { orderHref, piecesOf } from '#machines/domain/order.ts';
import { ORDER_PROBLEM_TEXTS, type OrderProblem, orderProblemText } from '#machines/domain/order-problem.ts';
import type { Deletion } from '#machines/orders/deletions.ts';
import type { Repeat } from '#machines/orders/repeat-order.ts';
import type { ToastContent } from '#machines/toasts/toast.ts';
import { unreadEntries, VIEW_CART } from './toast-texts.ts';

/** 'Two of three items are in your cart'. */
function boughtText(bought: number, all: number): string {
  if (bought === 0) return all === 1 ? 'This item is not for sale today' : 'None of these items is for sale today';
  const verb = bought === 1 ? 'is' : 'are';
  if (bought < all) return `${countText(bought)} of ${countText(all).toLowerCase()} items ${verb} in your cart`;
  if (all === 1) return 'One item is in your cart';
  return all === 2 ? 'Both items are in your cart' : `All ${itemsText(all).toLowerCase()} are in your cart`;
}

const deletedText = (count: number, inAccount: number): string => {
  if (inAccount > 0) return 'Deleted from this device';
  return count === 1 ? 'Order deleted' : 'All orders deleted';
};

function stillInAccount(count: number, inAccount: number): string {
  if (inAccount < count) return `Your account still has ${countText(inAccount).toLowerCase()} of them.`;
  return `Your account still has ${count === 1 ? 'it' : 'them'}.`;
}

const REASONS = { gone: 'is no longer sold', outOfStock: 'is out of stock' } as const;

/** The key of the message about what was bought again. */
export const REPEATED = 'repeated';

/** The messages about orders. ORD-3 to ORD-5, SRV-8. */
export const orderTexts = {
  /** @param number null where no server has given it one */
  taken: (number: string | null): ToastContent => ({
    key: 'order-taken',
    title: 'Your order has been placed',
    detail: number,
    imageUrl: null,
    action: { kind: 'link', label: 'See your order', href: number === null ? '/orders' : orderHref(number) },
  }),
  refused: (problem: OrderProblem): ToastContent => ({
    key: 'order-refused',
    title: ORDER_PROBLEM_TEXTS[problem.code].title,
    detail: orderProblemText(problem),
    imageUrl: null,
    action: VIEW_CART,
  }),
  /** @param inAccount how many of the deleted orders the account has, too */
  deleted: ({ id, orders }: Deletion, inAccount: number): ToastContent => {
    const [only] = orders.length === 1 ? orders : [];
    const what = only ? only.number : `${orders.length} orders`;
    return {
      key: `deleted-${id}`,
      title: deletedText(orders.length, inAccount),
      detail: inAccount > 0 ? `${what}. ${stillInAccount(orders.length, inAccount)}` : what,
      imageUrl: only?.lines[0]?.imageUrl ?? null,
      action: { kind: 'undo', command: { flow: 'orders', event: { type: 'deletion.undone', deletion: id } } },
    };
  },
  damaged: unreadEntries({
    one: 'one order',
    several: 'some orders',
    lasting: 'New orders last',
  }),
  repeated: ({ lines, missing }: Repeat): ToastContent => {
    const bought = piecesOf(lines);
    const all = bought + piecesOf(missing.map(({ line }) => line));
    const unsold = missing.map(({ line, reason }) => `${line.name} ${REASONS[reason]}.`);
    return {
      key: REPEATED,
      title: boughtText(bought, all),
      detail: [...unsold, ...(bought > 0 ? ['Prices are today’s.'] : [])].join(' '),
      imageUrl: lines[0]?.product.imageUrl ?? null,
      action: bought > 0 ? VIEW_CART : null,
    };
  },
};
