import type { SnapshotFrom } from 'xstate';
import { NO_STORED_ADDRESSES } from '#machines/addresses/stored-addresses.ts';
import { NO_STORED_WATCHED } from '#machines/back-in-stock/stored-watched.ts';
import { NO_STORED_CART } from '#machines/cart/stored-cart.ts';
import { sampleShopper } from '#machines/domain/auth.samples.ts';
import { cartProduct } from '#machines/domain/cart.ts';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { NO_STORED_ORDERS } from '#machines/orders/stored-orders.ts';
import { NO_STORED_SAVED } from '#machines/saved/stored-saved.ts';
import { reached, signedIn, signInCompleted } from './facts.samples.ts';
import type { ShopEvent } from './shop.events.ts';
import type { shopMachine } from './shop.machine.ts';

const storedCart = {
  cart: { lines: [{ product: cartProduct(sampleBottle), quantity: 2 }], discount: 0 },
  damaged: false,
};

const NOTHING_STORED = {
  orders: NO_STORED_ORDERS,
  saved: NO_STORED_SAVED,
  addresses: NO_STORED_ADDRESSES,
  viewed: [],
  watched: NO_STORED_WATCHED,
};

/** The events that the root itself handles, without errors. */
export const shopSamples = {
  'page.hydrated': {
    newVisitor: { type: 'page.hydrated', ageConfirmed: false, auth: null, cart: NO_STORED_CART, ...NOTHING_STORED },
    knownShopper: {
      type: 'page.hydrated',
      ageConfirmed: true,
      auth: sampleShopper,
      cart: storedCart,
      ...NOTHING_STORED,
    },
  },
  'navigation.page.reached': {
    home: reached({ name: 'home' }),
    categories: reached({ name: 'categories' }),
    products: reached({ name: 'products', query: DEFAULT_QUERY }),
    gin: reached({ name: 'products', query: { ...DEFAULT_QUERY, category: 'gin' } }),
    product: reached({ name: 'product', id: sampleBottle.id, category: sampleBottle.category }),
    otherProduct: reached({ name: 'product', id: otherBottle.id, category: null }),
    productPlaceholder: reached({ name: 'productPlaceholder', id: sampleBottle.id }),
    cart: reached({ name: 'cart' }),
    checkout: reached({ name: 'checkout' }),
    login: reached({ name: 'login' }),
    signup: reached({ name: 'signup' }),
    profile: reached({ name: 'profile' }),
    orders: reached({ name: 'orders' }),
    order: reached({ name: 'order', number: 'TR-2026-4F7K2M' }),
    saved: reached({ name: 'saved' }),
    help: reached({ name: 'help' }),
    contact: reached({ name: 'contact' }),
    careers: reached({ name: 'careers' }),
    about: reached({ name: 'about' }),
    article: reached({ name: 'article', path: '/blog/what-a-unit-is' }),
    notFound: reached({ name: 'notFound' }),
  },
  'connection.restored': { plainly: { type: 'connection.restored' } },
  'screen.widened': { plainly: { type: 'screen.widened' } },
  'tab.hidden': { plainly: { type: 'tab.hidden' } },
  'tab.shown': { plainly: { type: 'tab.shown' } },
  'navigation.requested': {
    search: {
      type: 'navigation.requested',
      href: '/products?search=gin',
      kind: 'push',
      preserveScroll: false,
    },
    filter: { type: 'navigation.requested', href: '/products?category=gin', kind: 'push', preserveScroll: true },
  },
  'product.viewed': { bottle: { type: 'product.viewed', product: sampleBottle, isRecalled: false } },
  'login.succeeded': { asShopper: { type: 'login.succeeded', auth: sampleShopper } },
  'session.started': { asShopper: signInCompleted },
  'session.startedElsewhere': { plainly: { type: 'session.startedElsewhere' } },
  'session.signedIn': { asShopper: signedIn },
  'session.signedOut': { plainly: { type: 'session.signedOut' } },
  'session.shopperLeft': { plainly: { type: 'session.shopperLeft' } },
  'session.ended': { plainly: { type: 'session.ended' } },
} as const satisfies Partial<EventSamples<ShopEvent>>;

/** The page, which product or list it shows, as one page has many addresses, and whether the shopper returns to another. */
export const shopStateKey = ({ value, context: { route, returnTo } }: SnapshotFrom<typeof shopMachine>): string => {
  if (typeof value === 'string') return value;
  const page = `${stateText(value.running.page)}${returnTo === null ? '' : ' returns'}`;
  if (route?.name === 'products') return `${page} category=${route.query.category ?? 'all'}`;
  return route && 'id' in route ? `${page} id=${route.id}` : page;
};
