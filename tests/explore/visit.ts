import * as v from 'valibot';
import { CART_VERSION, StoredCartSchema } from '#machines/cart/stored-cart.ts';
import { type Credentials, CredentialsSchema } from '#machines/domain/auth.ts';
import { type Cart, EMPTY_CART } from '#machines/domain/cart.ts';
import type { Order } from '#machines/domain/order.ts';
import { ORDERS_VERSION, OrderSchema, type RestoredOrders } from '#machines/orders/stored-orders.ts';
import type { SavedBottle } from '#machines/saved/saved-bottles.ts';
import { type RestoredSaved, SAVED_VERSION, SavedBottleSchema } from '#machines/saved/stored-saved.ts';
import { AUTH_VERSION } from '#machines/session/stored-auth.ts';

/** How a visit begins: where, on which screen, and what the browser has kept from one before. */
export const VisitSchema = v.object({
  /** A path of the shop, with its query string. */
  at: v.pipe(v.string(), v.startsWith('/')),
  screen: v.picklist(['phone', 'desk']),
  ageConfirmed: v.boolean(),
  /** What stands under the cart's key; what is no cart stands for a damaged one. */
  cart: v.union([StoredCartSchema, v.literal('damaged'), v.null()]),
  auth: v.nullable(CredentialsSchema),
  /** None where nothing is said of them; 'damaged' stands for what is no list of orders. */
  orders: v.optional(v.union([v.array(OrderSchema), v.literal('damaged')])),
  /** The same of saved bottles. */
  saved: v.optional(v.union([v.array(SavedBottleSchema), v.literal('damaged')])),
});
export type Visit = v.InferOutput<typeof VisitSchema>;

/** px. */
export const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** Nobody has been here before. */
export const FIRST_VISIT: Visit = { at: '/', screen: 'desk', ageConfirmed: false, cart: null, auth: null };

export const STORAGE_KEYS = {
  cart: 'tawny-and-rye.cart',
  auth: 'tawny-and-rye.auth',
  orders: 'tawny-and-rye.orders',
  saved: 'tawny-and-rye.saved',
  age: 'tawny-and-rye.age',
} as const;

const DAMAGED = '{"version":1,"data":{"lines":[{"quan';

/** As the shop stores a cart. */
export const cartText = (cart: Cart): string => JSON.stringify({ version: CART_VERSION, data: cart });
/** As the shop stores who is signed in. */
export const authText = (auth: Credentials): string =>
  JSON.stringify({ version: AUTH_VERSION, data: { ...auth, isAuthenticated: true } });

/** As the shop stores orders. */
export const ordersText = (orders: readonly Order[]): string =>
  JSON.stringify({ version: ORDERS_VERSION, data: orders });

/** As the shop stores saved bottles. */
export const savedText = (bottles: readonly SavedBottle[]): string =>
  JSON.stringify({ version: SAVED_VERSION, data: bottles });

/** What the browser's storage holds for a visit, by key. */
export const storedTexts = ({ cart, auth, orders, saved }: Visit): Readonly<Record<string, string>> => ({
  ...(cart === null ? {} : { [STORAGE_KEYS.cart]: cart === 'damaged' ? DAMAGED : cartText(cart) }),
  ...(auth === null ? {} : { [STORAGE_KEYS.auth]: authText(auth) }),
  ...(orders === undefined ? {} : { [STORAGE_KEYS.orders]: orders === 'damaged' ? DAMAGED : ordersText(orders) }),
  ...(saved === undefined ? {} : { [STORAGE_KEYS.saved]: saved === 'damaged' ? DAMAGED : savedText(saved) }),
});

/** The cart as the shop reads it from there. */
export const restoredCart = ({ cart }: Visit): { cart: Cart; damaged: boolean } =>
  cart === 'damaged' || cart === null ? { cart: EMPTY_CART, damaged: cart === 'damaged' } : { cart, damaged: false };

/** The orders as the shop reads them from there. */
export const restoredOrders = ({ orders = [] }: Visit): RestoredOrders =>
  orders === 'damaged' ? { orders: [], damaged: 1 } : { orders, damaged: 0 };

/** The saved bottles as the shop reads them from there. */
export const restoredSaved = ({ saved = [] }: Visit): RestoredSaved =>
  saved === 'damaged' ? { bottles: [], damaged: 1 } : { bottles: saved, damaged: 0 };
