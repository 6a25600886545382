import * as v from 'valibot';
import type { StoredAddress } from '#machines/addresses/address-book.ts';
import {
  ADDRESSES_VERSION,
  type RestoredAddresses,
  StoredAddressSchema,
  sortedOut as sortedAddresses,
} from '#machines/addresses/stored-addresses.ts';
import { type RestoredWatched, WATCHED_VERSION } from '#machines/back-in-stock/stored-watched.ts';
import { StoredCartSchema } from '#machines/cart/stored-cart.schema.ts';
import { CART_VERSION } from '#machines/cart/stored-cart.ts';
import { type Credentials, CredentialsSchema } from '#machines/domain/auth.ts';
import { type Cart, EMPTY_CART } from '#machines/domain/cart.ts';
import { type NamedProduct, NamedProductSchema } from '#machines/domain/named-product.ts';
import { OrderSchema } from '#machines/domain/order.schema.ts';
import type { Order } from '#machines/domain/order.ts';
import { NO_ABILITIES, type ServerAbilities } from '#machines/domain/server.schema.ts';
import { AUTH_VERSION, type ExpiredAuth } from '#machines/domain/stored-auth.ts';
import { sortedOut as sortedProducts } from '#machines/domain/stored-products.ts';
import { ORDERS_VERSION, type RestoredOrders, sortedOut as sortedOrders } from '#machines/orders/stored-orders.ts';
import { type RestoredSaved, SAVED_VERSION } from '#machines/saved/stored-saved.ts';

/** Represents unreadable data. */
const damaged = v.literal('damaged');

/** The start of a visit: address, screen, and the data that the browser has stored from earlier visits. */
export const VisitSchema = v.object({
  /** A path of the shop, with its query string. */
  at: v.pipe(v.string(), v.startsWith('/')),
  screen: v.picklist(['phone', 'desk']),
  ageConfirmed: v.boolean(),
  /** The data under the cart's key; anything else represents a damaged cart. */
  cart: v.union([StoredCartSchema, damaged, v.null()]),
  auth: v.nullable(CredentialsSchema),
  /** Absent means none; 'damaged' represents an invalid list, or in a list an invalid order. */
  orders: v.optional(v.union([v.array(v.union([OrderSchema, damaged])), damaged])),
  /** The same of saved bottles. */
  saved: v.optional(v.union([v.array(v.union([NamedProductSchema, damaged])), damaged])),
  /** The same of addresses. */
  addresses: v.optional(v.union([v.array(v.union([StoredAddressSchema, damaged])), damaged])),
  /** The same of products that are waited for. */
  watched: v.optional(v.union([v.array(v.union([NamedProductSchema, damaged])), damaged])),
  /** A real server takes orders and sends codes, a silent one does not say what it can do; absent, it can do neither. SRV-1. */
  server: v.optional(v.picklist(['real', 'silent'])),
  /** Whether an order was on its way when the page was closed. SRV-8. */
  isOrderUnanswered: v.optional(v.boolean()),
});
export type Visit = v.InferOutput<typeof VisitSchema>;

/** px. */
export const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** The first visit. */
export const FIRST_VISIT: Visit = { at: '/', screen: 'desk', ageConfirmed: false, cart: null, auth: null };

export const STORAGE_KEYS = {
  cart: 'tawny-and-rye.cart',
  auth: 'tawny-and-rye.auth',
  expiredAuth: 'tawny-and-rye.expired-auth',
  orders: 'tawny-and-rye.orders',
  saved: 'tawny-and-rye.saved',
  addresses: 'tawny-and-rye.addresses',
  watched: 'tawny-and-rye.watched',
  sentOrder: 'tawny-and-rye.sent-order',
  age: 'tawny-and-rye.age',
} as const;

const DAMAGED = '{"version":1,"data":{"lines":[{"quan';

/** As the shop stores a cart. */
export const cartText = (cart: Cart): string => JSON.stringify({ version: CART_VERSION, data: cart });
/** As the shop stores who is signed in. */
export const authText = (auth: Credentials): string =>
  JSON.stringify({ version: AUTH_VERSION, data: { ...auth, isAuthenticated: true } });

/** As the shop stores whose session has expired. */
export const expiredText = (auth: ExpiredAuth): string => JSON.stringify({ version: AUTH_VERSION, data: auth });

/** As the shop stores orders. */
export const ordersText = (orders: readonly (Order | 'damaged')[]): string =>
  JSON.stringify({ version: ORDERS_VERSION, data: orders });

/** As the shop stores saved bottles. */
export const savedText = (bottles: readonly (NamedProduct | 'damaged')[]): string =>
  JSON.stringify({ version: SAVED_VERSION, data: bottles });

/** As the shop stores addresses. */
export const addressesText = (addresses: readonly (StoredAddress | 'damaged')[]): string =>
  JSON.stringify({ version: ADDRESSES_VERSION, data: addresses });

/** As the shop stores products that are waited for. */
export const watchedText = (products: readonly (NamedProduct | 'damaged')[]): string =>
  JSON.stringify({ version: WATCHED_VERSION, data: products });

/** As the shop stores the key of an order on its way. */
const SENT_ORDER = JSON.stringify({ version: 1, data: { key: '0'.repeat(32), order: 'an earlier one' } });

/** The text under a key; nothing where nothing is stored. */
function stored<Data>(key: string, data: Data | 'damaged' | null | undefined, textOf: (sound: Data) => string) {
  if (data === null || data === undefined) return {};
  return { [key]: data === 'damaged' ? DAMAGED : textOf(data) };
}

/** What the browser's storage holds for a visit, by key. */
export const storedTexts = (visit: Visit): Readonly<Record<string, string>> => ({
  ...stored(STORAGE_KEYS.cart, visit.cart, cartText),
  ...stored(STORAGE_KEYS.auth, visit.auth, authText),
  ...stored(STORAGE_KEYS.orders, visit.orders, ordersText),
  ...stored(STORAGE_KEYS.saved, visit.saved, savedText),
  ...stored(STORAGE_KEYS.addresses, visit.addresses, addressesText),
  ...stored(STORAGE_KEYS.watched, visit.watched, watchedText),
  ...(visit.isOrderUnanswered ? { [STORAGE_KEYS.sentOrder]: SENT_ORDER } : {}),
});

/** What the server says that it can do; null where it does not say. SRV-1. */
export function abilitiesOf({ server }: Visit): ServerAbilities | null {
  if (server === 'silent') return null;
  return server === 'real' ? { ...NO_ABILITIES, orders: true, codes: true } : NO_ABILITIES;
}

/** The cart as the shop reads it from there. */
export const restoredCart = ({ cart }: Visit): { cart: Cart; damaged: boolean } =>
  cart === 'damaged' || cart === null ? { cart: EMPTY_CART, damaged: cart === 'damaged' } : { cart, damaged: false };

/** The orders as the shop reads them from there. */
export function restoredOrders({ orders = [] }: Visit): RestoredOrders {
  if (orders === 'damaged') return { orders: [], damaged: Number.POSITIVE_INFINITY };
  const read = sortedOrders(orders);
  return { orders: read.sound, damaged: read.damaged.length };
}

/** The saved bottles as the shop reads them from there. */
export function restoredSaved({ saved = [] }: Visit): RestoredSaved {
  if (saved === 'damaged') return { bottles: [], damaged: Number.POSITIVE_INFINITY };
  const read = sortedProducts(saved);
  return { bottles: read.sound, damaged: read.damaged.length };
}

/** The addresses as the shop reads them from there. */
export function restoredAddresses({ addresses = [] }: Visit): RestoredAddresses {
  if (addresses === 'damaged') return { addresses: [], damaged: Number.POSITIVE_INFINITY };
  const read = sortedAddresses(addresses);
  return { addresses: read.sound, damaged: read.damaged.length };
}

/** The products that are waited for, as the shop reads them from there. */
export function restoredWatched({ watched = [] }: Visit): RestoredWatched {
  if (watched === 'damaged') return { products: [], damaged: Number.POSITIVE_INFINITY };
  const read = sortedProducts(watched);
  return { products: read.sound, damaged: read.damaged.length };
}
