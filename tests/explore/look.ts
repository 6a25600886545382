import { type CartLine, totalsOf } from '#machines/domain/cart.ts';
import { queryHref } from '#machines/domain/product-query.ts';
import { routeOf } from '#machines/domain/routes.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import type { startShop } from '#tests/support/start-shop.ts';

type Started = ReturnType<typeof startShop>;
type Shop = Pick<Started, 'flow' | 'shop' | 'toasts' | 'savedCarts'> & {
  clock: { now: () => number };
  confirmedAt: () => number | null;
};

/** The shop as the rules look at it: states as texts, and what they need of the contexts. */
export function lookAt(shop: Shop) {
  const { flow } = shop;
  const state = (name: Parameters<Shop['flow']>[0]): string => {
    const ref = flow(name);
    return ref ? stateText(ref.getSnapshot().value) : 'not running';
  };
  const cart = flow('cart').getSnapshot().context;
  const session = flow('session').getSnapshot().context;
  const header = state('header').split('|');
  const address = flow('navigation').getSnapshot().context.entry?.address;
  const route = address === undefined ? null : routeOf(address);
  return {
    page: shownPage(shop.shop.getSnapshot()),
    addressed: route?.name ?? null,
    /** The list that the address names, and the one that is shown or loading, both as an address. */
    addressedList: route?.name === 'products' ? queryHref(route.query) : null,
    requestedList: queryHref(flow('catalogue').getSnapshot().context.query),
    code: state('pageLoading'),
    gate: state('ageGate'),
    overlay: state('overlay'),
    checkout: state('checkout'),
    panel: header.find((region) => region.startsWith('panels.'))?.replace('panels.', '') ?? '',
    picture: state('pictureZoom'),
    filters: state('catalogue').includes('filterPanel.open'),
    list: flow('catalogue').getSnapshot().value.list,
    product: state('product'),
    login: state('login'),
    signup: state('signup'),
    help: state('help'),
    contact: state('contact'),
    session: state('session'),
    user: session.user,
    token: session.token,
    lines: cart.lines as readonly CartLine[],
    discount: cart.discount,
    voucher: cart.voucher,
    totals: totalsOf(cart),
    /** The cart as it was stored last; null before. */
    saved: shop.savedCarts.at(-1) ?? null,
    /** When the order was confirmed that is shown as such, by the clock; null where none is. */
    confirmedAt: shop.confirmedAt(),
    delivery: flow('checkout').getSnapshot().context.details.delivery,
    toasts: shop.toasts().length,
    isUndoOffered: shop.toasts().some(({ action }) => action?.kind === 'undo'),
    now: shop.clock.now(),
  };
}

export type Look = ReturnType<typeof lookAt>;
