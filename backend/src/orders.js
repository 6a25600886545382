/**
 * One call of the shop, and what the engine makes of it: a cart, its delivery, its payment, and the order.
 *
 * The name of the cart is made from the caller's key, so that the database itself lets a key have one cart, also after a
 * restart and with several engines; and a cart becomes one order. What an interrupted call has left is completed or cleared
 * away by the next one with the same key.
 */
const { createHash } = require('node:crypto');
const { ContainerRegistrationKeys, MedusaError, Modules } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');
const { basePriceOf, inPence, orderTotals, piecesLeft, shownOf } = require('../built/rules.cjs');
const { Refusal } = require('./refusals.js');
const { voucherWith } = require('./vouchers.js');

/** The countries of the checkout. CHK-2 */
const COUNTRIES = { USA: 'us', CAN: 'ca' };
const PAYMENT_PROVIDER = 'pp_system_default';
const LOCK_SECONDS = 60;
/** More orders at once are no faster: they wait in a row, and what is sold out meanwhile is said without any work. */
const AT_ONCE = 4;

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 26);
const cartIdOf = (key) => `cart_${digest(key)}`;
/** What a call orders, without who asks: a key that comes with something else is used for that. */
const fingerprintOf = ({ lines, delivery, payment, voucher }) =>
  digest(JSON.stringify([lines, delivery, payment, voucher]));

const resolving = (scope) => ({
  scope,
  query: scope.resolve(ContainerRegistrationKeys.QUERY),
  resolve: (name) => scope.resolve(name),
  run: async (flow, input) => (await flow(scope).run({ input })).result,
});

const first = async (query, entity, fields, filters) => (await query.graph({ entity, fields, filters })).data[0];

const takenOrder = ({ display_id, created_at, metadata }) => ({
  number: `TR-${new Date(created_at).getFullYear()}-${String(display_id).padStart(6, '0')}`,
  placedAt: new Date(created_at).toISOString(),
  totals: metadata.totals,
});

// What is ordered.

const STOCK = 'variants.inventory_items.inventory.location_levels';
const PRODUCT_FIELDS = [
  ...['handle', 'title', 'thumbnail', 'status', 'metadata', 'variants.id', 'variants.prices.*', 'sales_channels.id'],
  ...['variants.manage_inventory', 'variants.allow_backorder'],
  ...[`${STOCK}.stocked_quantity`, `${STOCK}.reserved_quantity`, `${STOCK}.stock_locations.sales_channels.id`],
];

async function productsOf({ query }, lines) {
  const { data } = await query.graph({
    entity: 'product',
    fields: PRODUCT_FIELDS,
    filters: { handle: lines.map(({ id }) => id), status: 'published' },
  });
  return new Map(data.map((product) => [product.handle, product]));
}

const priceOf = ({ variants: [variant] }) => inPence(basePriceOf(variant) ?? 0);

const SOLD_OUT = 'Some of what you ordered is sold out.';
const soldOut = (message = SOLD_OUT, details = {}) => new Refusal(409, message, { code: 'soldOut', ...details });

/** 'We have only 3 of Old Oak left.' The catalogue says that these are in stock, so the shop could not say why. */
function lackingWords(lacking, products) {
  const left = lacking.flatMap(({ id }) => {
    const available = products.has(id) ? piecesLeft(products.get(id)) : 0;
    return available > 0 ? [`only ${available} of ${products.get(id).title}`] : [];
  });
  return left.length === 0 ? SOLD_OUT : `We have ${new Intl.ListFormat('en-GB').format(left)} left.`;
}

/** The lines with what is known of their products. @throws where one is sold out or costs something else now */
async function knownLines(engine, lines) {
  const products = await productsOf(engine, lines);
  const lacking = lines.filter(({ id, quantity }) => !products.has(id) || piecesLeft(products.get(id)) < quantity);
  if (lacking.length > 0) throw soldOut(lackingWords(lacking, products), { products: lacking.map(({ id }) => id) });
  const changed = lines.filter(({ id, price }) => priceOf(products.get(id)) !== price);
  if (changed.length > 0) {
    const details = { code: 'priceChanged', products: changed.map(({ id }) => id) };
    throw new Refusal(409, 'Some prices have changed since you looked.', details);
  }
  return lines.map(({ id, quantity, price }) => {
    const product = products.get(id);
    return { id, ...shownOf(product), price, quantity, variantId: product.variants[0].id };
  });
}

const voucherRefused = () => new Refusal(409, 'This voucher is not valid any more.', { code: 'voucherRefused' });

async function knownVoucher({ scope }, code) {
  if (code === undefined) return null;
  const voucher = await voucherWith(scope, code);
  if (voucher?.state !== 'valid') throw voucherRefused();
  const { kind, value, minimum } = voucher;
  return { code: voucher.code, kind, value: kind === 'percent' ? value : inPence(value), minimum: inPence(minimum) };
}

// From a cart to an order.

/**
 * Counts the use of a voucher, or takes it back, in one transaction with the cart's note of it: an engine that is killed
 * leaves both or neither.
 */
async function countVoucher({ resolve }, { id, metadata, customer_id, email }, isVoucherUsed) {
  const promotions = resolve(Modules.PROMOTION);
  const count = isVoucherUsed ? promotions.registerUsage : promotions.revertUsage;
  const usage = [{ code: metadata.voucher.code, amount: metadata.totals.discount / 100 }];
  await promotions.baseRepository_.transaction(async (transactionManager) => {
    await count.call(promotions, usage, { customer_id, customer_email: email }, { transactionManager });
    const carts = transactionManager.getTransactionContext()('cart');
    await carts.where({ id }).update({ metadata: { ...metadata, isVoucherUsed } });
  });
}

/** Uses up what a voucher has left, and takes its worth off the cart: after tax, as the shop does. VCH-3 */
async function applyVoucher(engine, cart) {
  const { voucher, totals, isVoucherUsed } = cart.metadata;
  if (!voucher || totals.discount === 0) return;
  try {
    if (!isVoucherUsed) await countVoucher(engine, cart, true);
  } catch (error) {
    if (error.type === MedusaError.Types.NOT_ALLOWED) throw voucherRefused();
    throw error;
  }
  if (cart.credit_lines.length > 0) return;
  await engine.run(flows.createCartCreditLinesWorkflow, [
    { cart_id: cart.id, amount: totals.discount / 100, reference: 'voucher', reference_id: voucher.code },
  ]);
}

const CART_FIELDS = [
  ...['id', 'email', 'customer_id', 'completed_at', 'metadata', 'shipping_methods.id', 'credit_lines.id'],
  ...['payment_collection.id', 'payment_collection.payment_sessions.id'],
];
const cartWith = ({ query }, id) => first(query, 'cart', CART_FIELDS, { id });

/** A guest of this address: by itself the engine would take the account of the address, which could then read the order. */
async function guestWith({ resolve }, address) {
  const email = address.toLowerCase();
  const customers = resolve(Modules.CUSTOMER);
  const [known] = await customers.listCustomers({ email, has_account: false });
  return known ?? (await customers.createCustomers({ email }));
}

async function createCart(engine, id, input, customerId) {
  const { lines, delivery, payment, email } = input;
  const country_code = COUNTRIES[delivery.country];
  if (!country_code) throw new Refusal(422, 'We cannot deliver to this address.', { code: 'addressRefused' });
  const known = await knownLines(engine, lines);
  const voucher = await knownVoucher(engine, input.voucher);
  const region = await first(engine.query, 'region', ['id'], { currency_code: 'gbp' });
  const totals = orderTotals(known, voucher);
  const customer_id = customerId || (email ? (await guestWith(engine, email)).id : undefined);
  await engine.run(flows.createCartWorkflow, {
    id,
    region_id: region.id,
    ...(customer_id ? { customer_id } : {}),
    ...(email ? { email } : {}),
    // The engine would take the price of a list, or something off by itself, and the shopper has seen another price.
    items: known.map(({ variantId, quantity, price }) => ({
      variant_id: variantId,
      quantity,
      unit_price: price / 100,
      is_discountable: false,
    })),
    shipping_address: {
      address_1: delivery.street,
      city: delivery.city,
      postal_code: delivery.zipCode,
      country_code,
      // The engine knows states by their codes alone; the shop takes whatever is typed.
      metadata: { state: delivery.state },
    },
    metadata: {
      cartId: id,
      fingerprint: fingerprintOf(input),
      lines: known.map(({ variantId, ...line }) => line),
      ...{ totals, delivery, payment, voucher },
    },
  });
}

/** Adds to a cart what it lacks before it can be completed. */
async function prepareCart(engine, id) {
  const { resolve, run, scope } = engine;
  const cart = await cartWith(engine, id);
  if (cart.shipping_methods.length === 0) {
    const [way] = await run(flows.listShippingOptionsForCartWorkflow, { cart_id: id, is_return: false });
    if (!way) throw new Refusal(422, 'We cannot deliver to this address.', { code: 'addressRefused' });
    await run(flows.addShippingMethodToCartWorkflow, { cart_id: id, options: [{ id: way.id }] });
  }
  // The engine adds the tax to the goods before it looks whether delivery is free.
  const { shipping_methods } = await cartWith(engine, id);
  const amount = cart.metadata.totals.delivery / 100;
  await resolve(Modules.CART).updateShippingMethods(shipping_methods.map((method) => ({ id: method.id, amount })));
  await applyVoucher(engine, cart);
  if (!cart.payment_collection)
    await flows.createPaymentCollectionForCartWorkflow(scope).run({ input: { cart_id: id } });
  const { payment_collection: payment } = await cartWith(engine, id);
  if (payment.payment_sessions.length > 0) return;
  await run(flows.createPaymentSessionsWorkflow, { payment_collection_id: payment.id, provider_id: PAYMENT_PROVIDER });
}

/** The engine's refusals alone: a failure of the database has the names of its tables in its message. */
const REFUSALS = [MedusaError.Types.NOT_ALLOWED, MedusaError.Types.INVALID_DATA];
const isLackingStock = (error) =>
  error?.code === MedusaError.Codes.INSUFFICIENT_INVENTORY ||
  (REFUSALS.includes(error?.type) && /inventory|stock/i.test(error.message));

/** @returns the order's id */
async function completeCart({ resolve }, id) {
  const { errors, result } = await resolve(Modules.WORKFLOW_ENGINE).run(flows.completeCartWorkflowId, {
    input: { id },
    throwOnError: false,
  });
  const error = errors?.[0]?.error;
  if (error) throw error;
  return result.id;
}

// What an interrupted call has left.

/** A cart that is not wanted any more; what its voucher was used for is given back. */
async function discardCart(engine, cart) {
  const { resolve } = engine;
  const { id, metadata } = cart;
  if (metadata.isVoucherUsed) await countVoucher(engine, cart, false);
  // What the cart is linked to, such as its payment, would be found again by the next cart of this id.
  await resolve(ContainerRegistrationKeys.LINK).delete({ [Modules.CART]: { cart_id: [id] } });
  await resolve(Modules.CART).deleteCarts([id]);
}

const ORDER_FIELDS = [
  ...['id', 'display_id', 'created_at', 'status', 'metadata', 'items.id', 'items.variant.manage_inventory'],
  ...['payment_collections.status', 'fulfillments.canceled_at'],
];

/** The orders of a cart: one, and what is left of others where the engine was killed between two steps. */
async function ordersOf({ query, resolve }, cartId) {
  const knex = resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows = await knex('order').select('id').whereRaw(`metadata->>'cartId' = ?`, [cartId]);
  if (rows.length === 0) return [];
  return (await query.graph({ entity: 'order', fields: ORDER_FIELDS, filters: { id: rows.map(({ id }) => id) } })).data;
}

const PAID = ['authorized', 'completed', 'partially_authorized'];

/** Whether every step of an order was taken: what it sells is reserved, it is paid, and its cart is done with. */
async function isWhole({ resolve }, order, cart) {
  if (order.metadata.isTakenBack) return false;
  // In the admin: the shop cannot place anew what its owner has canceled.
  if (order.status === 'canceled') return true;
  // Shipping ends what was reserved.
  if (order.fulfillments.some(({ canceled_at }) => !canceled_at)) return true;
  const ids = order.items.filter(({ variant }) => variant?.manage_inventory !== false).map(({ id }) => id);
  const reserved = await resolve(Modules.INVENTORY).listReservationItems({ line_item_id: ids }, { take: null });
  const isPaid = order.payment_collections.some(({ status }) => PAID.includes(status));
  return isPaid && new Set(reserved.map(({ line_item_id }) => line_item_id)).size === ids.length && cart?.completed_at;
}

/** Takes back an order that was broken off, with what it has reserved. */
async function takeBack({ run, resolve }, order, cartId) {
  await resolve(Modules.ORDER).updateOrders(order.id, { metadata: { ...order.metadata, isTakenBack: true } });
  if (order.status !== 'canceled') await run(flows.cancelOrderWorkflow, { order_id: order.id });
  await resolve(ContainerRegistrationKeys.LINK).dismiss({
    [Modules.ORDER]: { order_id: order.id },
    [Modules.CART]: { cart_id: cartId },
  });
}

/** The whole order that a key has already; null where there is none. What was broken off is cleared away. */
async function orderAlready(engine, cartId, input) {
  const cart = await cartWith(engine, cartId);
  if (!cart) return null;
  const orders = await ordersOf(engine, cartId);
  for (const order of orders) {
    if (await isWhole(engine, order, cart)) return takenOrder(order);
    await takeBack(engine, order, cartId);
  }
  const isStale = orders.length > 0 || cart.completed_at || cart.metadata.fingerprint !== fingerprintOf(input);
  if (isStale) await discardCart(engine, cart);
  return null;
}

async function placed(engine, cartId, input, customerId) {
  const already = await orderAlready(engine, cartId, input);
  if (already) return already;
  try {
    if (!(await cartWith(engine, cartId))) await createCart(engine, cartId, input, customerId);
    await prepareCart(engine, cartId);
    const id = await completeCart(engine, cartId);
    return takenOrder(await first(engine.query, 'order', ORDER_FIELDS, { id }));
  } catch (error) {
    // Others may buy the last piece at any step, and the engine says so in its own words.
    const refusal = isLackingStock(error) ? soldOut() : error;
    const cart = await cartWith(engine, cartId);
    if (refusal instanceof Refusal && cart && !cart.completed_at) await discardCart(engine, cart);
    throw refusal;
  }
}

const waiting = [];
let atWork = 0;

/** Does a job when its turn has come. */
async function inTurn(job) {
  if (atWork === AT_ONCE) await new Promise((resolve) => waiting.push(resolve));
  else atWork += 1;
  try {
    return await job();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}

/** Places an order, or answers the one that the key has. @throws a Refusal in words */
async function placeOrder(scope, { key, ...input }, customerId) {
  const engine = resolving(scope);
  const cartId = cartIdOf(key);
  const job = () => placed(engine, cartId, input, customerId);
  const locked = () => engine.resolve(Modules.LOCKING).execute(`order:${cartId}`, job, { timeout: LOCK_SECONDS });
  return await inTurn(locked);
}

/** The orders of a customer, the newest first. The shop has no word for one that was canceled, so it is left out. */
async function ordersOfCustomer(scope, customerId) {
  const { data } = await resolving(scope).query.graph({
    entity: 'order',
    fields: ['id', 'display_id', 'created_at', 'metadata'],
    filters: { customer_id: customerId, status: { $ne: 'canceled' } },
    pagination: { order: { created_at: 'DESC' }, take: 200 },
  });
  const ours = data.filter(({ metadata }) => metadata?.lines);
  return ours.map((one) => {
    const { lines, delivery, payment } = one.metadata;
    return { ...takenOrder(one), lines, delivery, payment };
  });
}

module.exports = { ordersOfCustomer, placeOrder, takenOrder };
