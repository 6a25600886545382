import { describe, expect, test } from 'vitest';
import { engineFile } from '#tests/support/engine-file.ts';
import { basePriceOf, inPence, orderTotals, piecesLeft, shownOf } from '#tools/engine/rules.ts';

type Row = Readonly<Record<string, unknown>>;
type Flow = (scope: unknown) => { run: (asked: { input: Row }) => Promise<{ result: unknown }> };
type Orders = { placeOrder: (scope: unknown, input: Row, customerId?: string) => Promise<{ number: string }> };

const LINE = { id: 'old-oak-rum', quantity: 1, price: 2000 };
const REQUEST = {
  key: 'key-1',
  lines: [LINE],
  delivery: { street: '1 Cask Yard', city: 'Boston', state: 'MA', zipCode: '02101', country: 'USA' },
  payment: 'card',
};
const SHOP = { id: 'shop' };
const LEVEL = { stocked_quantity: 3, reserved_quantity: 0, stock_locations: [{ sales_channels: [SHOP] }] };
/** The engine takes what an order has of a product from one place. */
const SMALLER = { ...LEVEL, stocked_quantity: 2 };
/** The shop does not sell from there. */
const ELSEWHERE = { ...LEVEL, stocked_quantity: 50, stock_locations: [{ sales_channels: [{ id: 'fair' }] }] };
const variantOf = (manage_inventory: boolean) => ({
  id: 'variant-1',
  title: '70 cl',
  manage_inventory,
  prices: [{ currency_code: 'gbp', amount: 20 }],
  inventory_items: manage_inventory ? [{ inventory: { location_levels: [LEVEL, SMALLER, ELSEWHERE] } }] : [],
});
const PRODUCT = {
  handle: LINE.id,
  title: 'Old Oak',
  thumbnail: '/old-oak',
  sales_channels: [SHOP],
  variants: [variantOf(true)],
};
const ORDER = {
  id: 'order-1',
  display_id: 7,
  created_at: '2026-06-01T10:00:00.000Z',
  metadata: { totals: {} },
  payment_collections: [{ status: 'authorized' }],
  items: [{ id: 'item-1', variant: { manage_inventory: true } }],
  fulfillments: [],
};
const BEGUN_CART = {
  id: 'cart',
  metadata: {},
  shipping_methods: [{ id: 'way' }],
  credit_lines: [],
  payment_collection: { id: 'paid', payment_sessions: [{ id: 'session' }] },
};

type World = {
  promotion?: Row;
  product?: Row;
  cart?: Row;
  orders?: Row[];
  reserved?: Row[];
  completing?: Row;
  customers?: Row[];
};

/** An engine with one product, and what may be left of an earlier call. `ran`: the input of each workflow, by its name. */
function engineOf({
  promotion,
  product = PRODUCT,
  cart,
  orders = [],
  reserved = [],
  completing,
  customers = [],
}: World) {
  const ran: Record<string, Row> = {};
  const state: { cart: Row | undefined; orders: Row[] } = { cart, orders };
  const flow =
    (name: string): Flow =>
    () => ({
      run: ({ input }) => {
        ran[name] = input;
        if (name === 'createCartWorkflow') state.cart = { ...BEGUN_CART, ...input };
        return Promise.resolve({ result: [] });
      },
    });
  const tables: Readonly<Record<string, () => (Row | undefined)[]>> = {
    product: () => [product],
    cart: () => [state.cart],
    region: () => [{ id: 'region' }],
    order: () => state.orders,
  };
  const noteInCart = (update: Row) => {
    state.cart = { ...state.cart, ...update };
    return Promise.resolve();
  };
  const rows = { select: () => rows, whereRaw: () => Promise.resolve(state.orders) };
  const parts: Readonly<Record<string, unknown>> = {
    query: {
      graph: ({ entity }: { entity: string }) =>
        Promise.resolve({ data: tables[entity]?.().filter((row) => row !== undefined) }),
    },
    knex: () => rows,
    locking: { execute: (_name: string, job: () => unknown) => job() },
    workflows: {
      run: () => {
        if (completing) return Promise.resolve({ errors: [{ error: completing }] });
        state.orders = [ORDER];
        return Promise.resolve({ errors: [], result: { id: ORDER.id } });
      },
    },
    inventory: { listReservationItems: () => Promise.resolve(reserved) },
    customer: {
      listCustomers: ({ has_account }: Row) =>
        Promise.resolve(customers.filter((one) => one.has_account === has_account)),
      createCustomers: () => Promise.resolve({ id: 'new-guest' }),
    },
    promotion: {
      listPromotions: () => Promise.resolve([promotion]),
      registerUsage: (usage: Row[]) => {
        ran.registerUsage = { usage };
        return Promise.resolve();
      },
      baseRepository_: {
        transaction: (task: (manager: unknown) => unknown) =>
          task({ getTransactionContext: () => () => ({ where: () => ({ update: noteInCart }) }) }),
      },
    },
    orders: {
      updateOrders: (id: string, update: Row) => {
        ran.updateOrders = { id, ...update };
        return Promise.resolve();
      },
    },
    link: { delete: () => Promise.resolve(), dismiss: () => Promise.resolve() },
    carts: {
      deleteCarts: () => {
        state.cart = undefined;
        return Promise.resolve();
      },
      updateShippingMethods: (methods: Row[]) => {
        ran.updateShippingMethods = { methods };
        return Promise.resolve();
      },
    },
  };
  const { placeOrder } = engineFile('orders.js', {
    '@medusajs/framework/utils': {
      ContainerRegistrationKeys: { QUERY: 'query', PG_CONNECTION: 'knex', LINK: 'link' },
      MedusaError: {
        Codes: { INSUFFICIENT_INVENTORY: 'insufficient_inventory' },
        Types: { NOT_ALLOWED: 'not_allowed', INVALID_DATA: 'invalid_data' },
      },
      Modules: {
        LOCKING: 'locking',
        WORKFLOW_ENGINE: 'workflows',
        INVENTORY: 'inventory',
        ORDER: 'orders',
        CART: 'carts',
        CUSTOMER: 'customer',
        PROMOTION: 'promotion',
      },
    },
    '@medusajs/medusa/core-flows': new Proxy({}, { get: (_, name) => flow(String(name)) }),
    '../built/rules.cjs': { basePriceOf, inPence, orderTotals, piecesLeft, shownOf },
  }) as Orders;
  return {
    ran,
    place: (more: Row = {}, id?: string) =>
      placeOrder({ resolve: (name: string) => parts[name] }, { ...REQUEST, ...more }, id),
  };
}

describe('SRV-4 products that can be sold', () => {
  test('SRV-4 a product that is in stock without being counted is sold, in any number', async () => {
    const { place } = engineOf({ product: { ...PRODUCT, variants: [variantOf(false)] } });
    expect(await place({ lines: [{ ...LINE, quantity: 40 }] })).toMatchObject({ number: 'TR-2026-000007' });
  });

  test('SRV-4 no price of a price list, for many pieces or for some shoppers is charged', async () => {
    const pounds = (amount: number, more: Row) => ({ currency_code: 'gbp', amount, ...more });
    const others = [
      pounds(1, { price_list_id: 'sale' }),
      pounds(2, { min_quantity: 6 }),
      pounds(3, { rules_count: 1 }),
      { currency_code: 'usd', amount: 4 },
    ];
    const prices = [...others, pounds(20, { price_list_id: null, min_quantity: null, rules_count: 0 })];
    const { place, ran } = engineOf({ product: { ...PRODUCT, variants: [{ ...variantOf(true), prices }] } });
    expect(await place()).toMatchObject({ number: 'TR-2026-000007' });
    expect(ran.createCartWorkflow).toMatchObject({ items: [{ unit_price: 20 }] });
  });

  test.each([
    ['the fee below £50', 20, 5.99],
    ['nothing from £50 on', 50, 0],
  ])("SRV-4 CRT-3 delivery costs the shop's price, not the engine's: %s", async (_, pounds, amount) => {
    const prices = [{ currency_code: 'gbp', amount: pounds }];
    const { place, ran } = engineOf({ product: { ...PRODUCT, variants: [{ ...variantOf(true), prices }] } });
    await place({ lines: [{ ...LINE, price: pounds * 100 }] });
    expect(ran.updateShippingMethods).toEqual({ methods: [{ id: 'way', amount }] });
  });

  test('SRV-4 a product that may be sold before it is in stock is sold', async () => {
    const { place } = engineOf({ product: { ...PRODUCT, variants: [{ ...variantOf(true), allow_backorder: true }] } });
    expect(await place({ lines: [{ ...LINE, quantity: 40 }] })).toMatchObject({ number: 'TR-2026-000007' });
  });

  test('SRV-4 ORD-1 an order shows its lines as the lists show the product, also without a picture', async () => {
    const { place, ran } = engineOf({ product: { ...PRODUCT, thumbnail: null, metadata: { volume: '70 cl bottle' } } });
    await place();
    const lines = [{ name: 'Old Oak', imageUrl: '/images/missing', volume: '70 cl bottle' }];
    expect(ran.createCartWorkflow).toMatchObject({ metadata: { lines } });
  });

  test('SRV-5 a product that is counted is sold out where no place that sells it has as many as are ordered', async () => {
    const refused = { status: 409, details: { code: 'soldOut', products: [LINE.id] } };
    const fewer = { ...refused, message: 'We have only 3 of Old Oak left.' };
    await expect(engineOf({}).place({ lines: [{ ...LINE, quantity: 4 }] })).rejects.toMatchObject(fewer);
    const { place } = engineOf({ product: { ...PRODUCT, variants: [] } });
    const none = { ...refused, message: 'Some of what you ordered is sold out.' };
    await expect(place()).rejects.toMatchObject(none);
  });

  test.each([
    { message: 'Not enough stock available for item iitem_1 at location sloc_1', type: 'not_allowed' },
    { message: 'Some variant lacks it', code: 'insufficient_inventory', type: 'not_allowed' },
  ])('SRV-5 the last piece that another shopper buys meanwhile is sold out: $message', async (completing) => {
    await expect(engineOf({ completing }).place()).rejects.toMatchObject({ status: 409, details: { code: 'soldOut' } });
  });

  test('SRV-7 a failure of the database is no refusal, whatever table it is about', async () => {
    const completing = { name: 'Error', message: 'select * from "inventory_level" - Connection terminated' };
    await expect(engineOf({ completing }).place()).rejects.toBe(completing);
  });
});

describe('VCH-3 the use of a voucher', () => {
  const promotion = (minimum: number) => ({
    code: 'ONCE',
    type: 'standard',
    application_method: { type: 'fixed', target_type: 'order', value: 5 },
    metadata: { minimum },
  });

  test('VCH-3 an order whose total it reduces uses it up', async () => {
    const { place, ran } = engineOf({ promotion: promotion(20) });
    await place({ voucher: 'ONCE' });
    expect(ran.registerUsage).toEqual({ usage: [{ code: 'ONCE', amount: 5 }] });
    expect(ran.createCartCreditLinesWorkflow).toMatchObject([{ amount: 5, reference_id: 'ONCE' }]);
  });

  test('VCH-3 SRV-6 a key that comes again after the use was counted counts it no second time', async () => {
    const voucher = { code: 'ONCE', kind: 'amount', value: 500, minimum: 0 };
    const { place, ran } = engineOf({ promotion: promotion(0) });
    await place({ voucher: 'ONCE' });
    const cart = ran.createCartWorkflow;
    const metadata = { ...(cart?.metadata as Row), voucher, isVoucherUsed: true };
    const again = engineOf({ promotion: promotion(0), cart: { ...BEGUN_CART, ...cart, metadata } });
    await again.place({ voucher: 'ONCE' });
    expect(again.ran).not.toHaveProperty('registerUsage');
    expect(again.ran.createCartCreditLinesWorkflow).toMatchObject([{ amount: 5, reference_id: 'ONCE' }]);
  });

  test('VCH-3 an order below its minimum does not use it up', async () => {
    const { place, ran } = engineOf({ promotion: promotion(30) });
    await place({ voucher: 'ONCE' });
    expect(ran.createCartWorkflow).toMatchObject({ metadata: { totals: { discount: 0 } } });
    expect(ran).not.toHaveProperty('registerUsage');
    expect(ran).not.toHaveProperty('createCartCreditLinesWorkflow');
  });
});

describe('SRV-6 the same key after the order was taken', () => {
  const taken = { cart: { ...BEGUN_CART, completed_at: '2026-06-01T10:00:01.000Z' } };

  test.each([
    ['reserved', ORDER, [{ line_item_id: 'item-1' }]],
    ['of what is not counted', { ...ORDER, items: [{ id: 'item-1', variant: { manage_inventory: false } }] }, []],
    ['shipped, which ends what was reserved', { ...ORDER, fulfillments: [{ canceled_at: null }] }, []],
    ['canceled in the admin', { ...ORDER, status: 'canceled' }, []],
  ])('SRV-6 an order that is %s is answered, and not taken back', async (_, order, reserved) => {
    const { place, ran } = engineOf({ ...taken, orders: [order], reserved });
    expect(await place()).toMatchObject({ number: 'TR-2026-000007' });
    expect(Object.keys(ran)).toEqual([]);
  });

  test('SRV-6 half an order is taken back', async () => {
    const { place, ran } = engineOf({ ...taken, orders: [ORDER] });
    await place();
    expect(ran.cancelOrderWorkflow).toEqual({ order_id: ORDER.id });
    expect(ran.updateOrders).toEqual({ id: ORDER.id, metadata: { ...ORDER.metadata, isTakenBack: true } });
  });

  test('SRV-6 half an order that was taken back is not answered, and not canceled again', async () => {
    const half = { ...ORDER, id: 'half', status: 'canceled', metadata: { ...ORDER.metadata, isTakenBack: true } };
    const { place, ran } = engineOf({ ...taken, orders: [half] });
    expect(await place()).toMatchObject({ number: 'TR-2026-000007' });
    expect(ran).toHaveProperty('createCartWorkflow');
    expect(ran).not.toHaveProperty('cancelOrderWorkflow');
  });
});

describe('SRV-9 the owner of an order', () => {
  const account = { id: 'account', email: 'owner@test.com', has_account: true };
  const guest = { id: 'guest', email: 'owner@test.com', has_account: false };
  const email = account.email;

  test.each([
    ['a guest who was here before', [account, guest], 'guest'],
    ['a new guest', [account], 'new-guest'],
  ])('SRV-9 an order without a token is that of %s, and of no account with its address', async (_, customers, id) => {
    const { place, ran } = engineOf({ customers });
    await place({ email });
    expect(ran.createCartWorkflow).toMatchObject({ customer_id: id, email });
  });

  test('SRV-9 an order with a token is that of its account', async () => {
    const { place, ran } = engineOf({ customers: [account] });
    await place({ email }, account.id);
    expect(ran.createCartWorkflow).toMatchObject({ customer_id: account.id, email });
  });
});
