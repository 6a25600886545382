import type { StoredAddress } from '#machines/addresses/address-book.ts';
import { sampleStored } from '#machines/addresses/addresses.samples.ts';
import { FULL_WATCH } from '#machines/back-in-stock/back-in-stock.samples.ts';
import type { Credentials } from '#machines/domain/auth.ts';
import type { CartLine } from '#machines/domain/cart.ts';
import { type NamedProduct, namedProduct } from '#machines/domain/named-product.ts';
import type { Order } from '#machines/domain/order.ts';
import { sampleVoucher } from '#machines/domain/voucher.samples.ts';
import { FULL_SHELF } from '#machines/saved/saved.samples.ts';
import { signIn } from '#mocks/demo-users.ts';
import { sampleLine } from '#tests/support/sample-products.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { orderOfLines } from '../sample-orders.ts';
import type { Move } from './move.ts';

const tab = (words: string, isPossible: Move['isPossible'], make: Move['make']): Move => ({
  words,
  sender: 'tab',
  group: 'tab',
  isPossible,
  make,
});
const linesOf = ({ flow }: ExpectedModel) => flow('cart').getSnapshot().context.lines;

const LINES: readonly CartLine[] = [sampleLine('ashcombe-sloe-gin', 2, 2850)];
const user = (name: string): Credentials => signIn(`${name.toLowerCase()}@test.com`, { name: `${name} Byrne` });

/** A tab is informed only of a changed text. */
const storesCart = (words: string, lines: readonly CartLine[]) =>
  tab(
    words,
    (expectedModel) => JSON.stringify(linesOf(expectedModel)) !== JSON.stringify(lines),
    (expectedModel) => expectedModel.storeElsewhere({ cart: { lines: [...lines], discount: 0 } }),
  );
const storesAuth = (words: string, auth: Credentials | null) =>
  tab(
    words,
    ({ flow }) => flow('session').getSnapshot().context.token !== (auth?.token ?? null),
    (expectedModel) => expectedModel.storeElsewhere({ auth }),
  );

const storesOrders = (words: string, orders: readonly Order[]) =>
  tab(
    words,
    ({ state, flow }) =>
      state('orders') !== 'not running' &&
      JSON.stringify(flow('orders').getSnapshot().context.orders) !== JSON.stringify(orders),
    (expectedModel) => expectedModel.storeElsewhere({ orders }),
  );

const storesSaved = (words: string, bottles: readonly NamedProduct[]) =>
  tab(
    words,
    ({ state, flow }) =>
      state('saved') !== 'not running' &&
      JSON.stringify(flow('saved').getSnapshot().context.bottles) !== JSON.stringify(bottles),
    (expectedModel) => expectedModel.storeElsewhere({ saved: bottles }),
  );

const storesAddresses = (words: string, addresses: readonly StoredAddress[]) =>
  tab(
    words,
    ({ state, flow }) =>
      state('addresses') !== 'not running' &&
      JSON.stringify(flow('addresses').getSnapshot().context.addresses) !== JSON.stringify(addresses),
    (expectedModel) => expectedModel.storeElsewhere({ addresses }),
  );

const storesWatched = (words: string, products: readonly NamedProduct[]) =>
  tab(
    words,
    ({ flow }) => JSON.stringify(flow('backInStock').getSnapshot().context.watched) !== JSON.stringify(products),
    (expectedModel) => expectedModel.storeElsewhere({ watched: products }),
  );

/** What other tabs of the same browser do. CRT-5, SES-1, ORD-5, SAV-6, ADB-5, BCK-6. */
export const tabMoves: readonly Move[] = [
  storesCart('another tab empties the cart', []),
  storesCart('another tab puts two bottles into the cart', LINES),
  tab(
    'another tab applies a voucher',
    ({ flow }) => {
      const { lines, voucher } = flow('cart').getSnapshot().context;
      return lines.length > 0 && voucher?.code !== sampleVoucher.code;
    },
    (expectedModel) =>
      expectedModel.storeElsewhere({
        cart: { lines: [...linesOf(expectedModel)], discount: 0, voucher: sampleVoucher },
      }),
  ),
  storesOrders('another tab stores an order', [orderOfLines('TR-2026-7HQ4WB', LINES)]),
  storesOrders('another tab deletes all orders', []),
  storesSaved(
    'another tab saves a bottle',
    LINES.map(({ product }) => namedProduct(product)),
  ),
  storesSaved('another tab removes all saved bottles', []),
  storesSaved('another tab saves as many bottles as possible', FULL_SHELF),
  storesAddresses('another tab stores an address', [sampleStored]),
  storesAddresses('another tab removes all addresses', []),
  storesWatched(
    'another tab waits for a product',
    LINES.map(({ product }) => namedProduct(product)),
  ),
  storesWatched('another tab waits for nothing', []),
  storesWatched('another tab waits for as many products as possible', FULL_WATCH),
  storesAuth('Ada signs in in another tab', user('Ada')),
  storesAuth('the token of Ada changes in another tab', { ...user('Ada'), token: 'demo.another' }),
  storesAuth('Bea signs in in another tab', user('Bea')),
  storesAuth('another tab signs out', null),
  tab(
    "Ada's session expires in another tab",
    ({ flow }) => flow('session').getSnapshot().context.user?.id === user('Ada').user.id,
    (expectedModel) => expectedModel.storeElsewhere({ auth: { expiredUserId: user('Ada').user.id } }),
  ),
];
