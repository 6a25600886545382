import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeIn, countByAnswer, customerOf, orderIn } from './customer.ts';
import { left, ordersOf, penceToPay, stock } from './engine-tables.ts';
import type { GetWorld } from './get-world.ts';

/** One bottle for each test: what one sells, no other counts. */
const BOTTLES = {
  same: 'ashcombe-navy-strength-gin',
  last: 'glen-averne-18-year-old',
  priced: 'glen-averne-15-year-old-sherry-cask',
  vouchers: 'glen-averne-25-year-old',
  canceled: 'casa-olvera-cristalino-tequila',
  uncounted: 'careen-cay-21-year-old-rum',
  ahead: 'casa-olvera-anejo-tequila',
  stopped: 'casa-olvera-blanco-tequila',
  delivered: 'tawny-rye-english-rye-whisky',
  listed: 'careen-cay-12-year-old-rum',
  mailed: 'ashcombe-old-tom-gin',
} as const;
const SHOPPERS = 50;
const LEFT = 10;

export function describeSelling(world: GetWorld): void {
  describe('SRV-6 the same key', () => {
    test('SRV-6 gives the same order, one after the other and at the same time', async () => {
      const customer = customerOf(world());
      const key = randomUUID();
      const line = await customer.line(BOTTLES.same, 1);
      const before = await left(world(), BOTTLES.same);
      const answers = await Promise.all(Array.from({ length: 5 }, () => customer.place([line], { key })));
      answers.push(await customer.place([line], { key }));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
      expect(new Set(answers.map((answer) => orderIn(answer).number)).size).toBe(1);
      expect(await left(world(), BOTTLES.same)).toBe(before - 1);
      expect(await ordersOf(world(), BOTTLES.same)).toBe(1);
    });

    test('SRV-6 gives the same order, also after the shop has canceled it', async () => {
      const { line, place } = customerOf(world());
      const [bottle, key] = [await line(BOTTLES.stopped, 1), randomUUID()];
      const { number } = orderIn(await place([bottle], { key }));
      const [order] = await world().sql(
        `update "order" set status = 'canceled', canceled_at = now()
         where metadata->'lines'->0->>'id' = $1 returning id`,
        [bottle.id],
      );
      await world().sql(
        `update reservation_item set deleted_at = now()
         where line_item_id in (select item_id from order_item where order_id = $1)`,
        [order?.id],
      );
      expect(orderIn(await place([bottle], { key })).number).toBe(number);
      expect(await ordersOf(world(), BOTTLES.stopped)).toBe(0);
    });
  });

  describe('SRV-5 what cannot be sold', () => {
    test(`SRV-5 ${SHOPPERS} shoppers want the last ${LEFT} bottles: ${LEFT} orders, the others are refused, none is left`, async () => {
      const customer = customerOf(world());
      await stock(world(), BOTTLES.last, LEFT);
      const line = await customer.line(BOTTLES.last, 1);
      const answers = await Promise.all(Array.from({ length: SHOPPERS }, () => customer.placeAtLast([line])));
      const taken = answers.filter(({ status }) => status === 201);
      expect(countByAnswer(answers)).toEqual({ '201': LEFT, '409 soldOut': SHOPPERS - LEFT });
      expect(new Set(taken.map((answer) => orderIn(answer).number)).size).toBe(LEFT);
      expect(await left(world(), BOTTLES.last)).toBe(0);
      expect(await ordersOf(world(), BOTTLES.last)).toBe(LEFT);
    });

    test('API-2 the last piece is in the lists again where its order is canceled', async () => {
      const { ask, line, place } = customerOf(world());
      const inStock = async () => {
        const { body } = await ask('GET', `/products/${BOTTLES.canceled}`);
        return (body as { data: { inStock: boolean } }).data.inStock;
      };
      await stock(world(), BOTTLES.canceled, 1);
      const last = await line(BOTTLES.canceled, 1);
      const key = randomUUID();
      expect((await place([last], { key })).status).toBe(201);
      await expect.poll(inStock, { timeout: 20_000 }).toBe(false);
      // Half an order is taken back; what comes with its key now is refused.
      await world().sql(`update cart set completed_at = null where metadata->'lines'->0->>'id' = $1`, [last.id]);
      expect(codeIn(await place([{ ...last, price: last.price - 1 }], { key }))).toBe('priceChanged');
      expect(await left(world(), BOTTLES.canceled)).toBe(1);
      await expect.poll(inStock, { timeout: 20_000 }).toBe(true);
    });

    test.each([
      ['not counted', 'manage_inventory = false', BOTTLES.uncounted],
      ['sold before it is there', 'allow_backorder = true', BOTTLES.ahead],
    ])('SRV-4 SRV-6 what is %s is sold without stock, and its key gives the same order', async (_, change, id) => {
      const { line, place } = customerOf(world());
      const bottle = await line(id, 2);
      await stock(world(), id, 0);
      await world().sql(
        `update product_variant set ${change} where product_id = (select id from product where handle = $1)`,
        [id],
      );
      const key = randomUUID();
      const { number } = orderIn(await place([bottle], { key }));
      expect(orderIn(await place([bottle], { key })).number).toBe(number);
    });

    test('SRV-5 another price than the one that was seen, a voucher that is used up', async () => {
      const customer = customerOf(world());
      const line = await customer.line(BOTTLES.priced, 1);
      const dearer = await customer.place([{ ...line, price: line.price - 1 }]);
      expect([dearer.status, dearer.body]).toMatchObject([409, { code: 'priceChanged', products: [BOTTLES.priced] }]);
      const spent = await customer.place([line], { voucher: 'SPENT' });
      expect([spent.status, codeIn(spent)]).toEqual([409, 'voucherRefused']);
      const none = await customer.place([{ id: 'nothing', quantity: 1, price: 100 }]);
      expect([none.status, codeIn(none)]).toEqual([409, 'soldOut']);
      expect(await ordersOf(world(), BOTTLES.priced)).toBe(0);
    });

    test('SRV-4 CRT-3 prices of a list, and of more pieces, do not change what is to be paid', async () => {
      const { line, place } = customerOf(world());
      const bottle = await line(BOTTLES.listed, 6);
      await world().sql(
        `insert into price_list (id, title, description, status, type) values ('plist_1', 'Sale', 'Sale', 'active', 'sale')`,
      );
      for (const [id, amount, list, least] of [
        ['price_list', 1, 'plist_1', null],
        ['price_more', 2, null, 6],
      ] as const)
        await world().sql(
          `insert into price (id, currency_code, amount, raw_amount, price_set_id, price_list_id, min_quantity, raw_min_quantity, created_at)
           select $1, 'gbp', $2::numeric, jsonb_build_object('value', $3::text, 'precision', 20), s.price_set_id, $4, $5::numeric,
             case when $5::numeric is null then null else jsonb_build_object('value', $6::text, 'precision', 20) end, '2020-01-01'
           from product_variant_price_set s join product_variant v on v.id = s.variant_id where v.sku = $7`,
          [id, amount, String(amount), list, least, String(least), BOTTLES.listed],
        );
      const { totals } = orderIn(await place([bottle]));
      expect(totals.subtotal).toBe(bottle.price * 6);
      expect(await penceToPay(world(), BOTTLES.listed)).toBe(totals.total);
    });

    test('CHK-3 an order is confirmed by a mail to its shopper', async () => {
      const { line, place, signUp } = customerOf(world());
      const token = await signUp('confirmed@test.com');
      const { number, totals } = orderIn(await place([await line(BOTTLES.mailed, 2)], { token }));
      const mails = async () => (await fetch(`${world().base}/dev/mail`)).text();
      await expect.poll(mails, { timeout: 10_000 }).toContain(`Thank you for your order ${number}.`);
      const [mail = ''] = (await mails()).split('</article>').filter((one) => one.includes(number));
      expect(mail).toContain('To confirmed@test.com');
      expect(mail).toContain(`Total: £${(totals.total / 100).toFixed(2)}`);
    });

    test('CRT-3 delivery is charged where the goods cost less than £50 before tax, and more with it', async () => {
      const { line, place } = customerOf(world());
      const bottle = await line(BOTTLES.delivered, 1);
      const { totals } = orderIn(await place([bottle]));
      expect(totals).toMatchObject({ subtotal: 4800, tax: 384, delivery: 599, total: 5783 });
      expect(await penceToPay(world(), bottle.id)).toBe(totals.total);
    });

    test('VCH-3 a voucher takes off what the shop says, and tax stays that of the goods', async () => {
      const customer = customerOf(world());
      const line = await customer.line(BOTTLES.vouchers, 1);
      const { totals } = orderIn(await customer.place([line], { voucher: 'WELCOME10' }));
      const discount = Math.round(line.price / 10);
      const tax = Math.round(line.price * 0.08);
      expect(totals).toEqual({ subtotal: line.price, tax, delivery: 0, discount, total: line.price + tax - discount });
    });
  });
}
