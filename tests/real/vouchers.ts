import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeIn, customerOf, orderIn } from './customer.ts';
import { ordersOf, penceToPay } from './engine-tables.ts';
import type { GetWorld } from './get-world.ts';

const BOTTLES = {
  small: 'ashcombe-samphire-coastal-gin',
  broken: 'careen-cay-5-year-old-golden-rum',
  automatic: 'casa-olvera-reposado-tequila',
  budget: 'ashcombe-rhubarb-rose-gin',
} as const;

export function describeVouchers(world: GetWorld): void {
  /** A promotion like the sample WELCOME10, as the admin would make it. */
  const promotion = async (code: string, { limit = null, value = 10, type = 'percentage' }: Promotion = {}) => {
    await world().sql(
      `insert into promotion (id, code, type, status, is_automatic, metadata, "limit", used)
       select $1, $2, type, status, is_automatic, metadata, $3, 0 from promotion where code = 'WELCOME10'`,
      [`promo_${code}`, code, limit],
    );
    await world().sql(
      `insert into promotion_application_method (id, promotion_id, type, target_type, value, raw_value, currency_code)
       select $1, $2, $3, target_type, $4::numeric, jsonb_build_object('value', $5::text, 'precision', 20), 'gbp'
       from promotion_application_method where promotion_id = (select id from promotion where code = 'WELCOME10')`,
      [`method_${code}`, `promo_${code}`, type, value, String(value)],
    );
  };
  type Promotion = { limit?: number | null; value?: number; type?: 'percentage' | 'fixed' };
  const usesOf = async (code: string) => {
    const [row] = await world().sql('select used from promotion where code = $1', [code]);
    return Number(row?.used);
  };
  /** The database refuses this, as where the engine is killed before it. */
  const failing = async (table: string, event: 'insert' | 'delete', body: () => Promise<void>) => {
    await world().sql(
      `create or replace function fail() returns trigger as $$ begin raise exception 'failed'; end $$ language plpgsql`,
    );
    await world().sql(`create trigger failing before ${event} on ${table} for each row execute function fail()`);
    try {
      await body();
    } finally {
      await world().sql(`drop trigger failing on ${table}`);
    }
  };

  describe('VCH-2 what a voucher is worth', () => {
    test('VCH-1 VCH-2 a code that the admin has in small letters is found in capitals, and its use counts', async () => {
      await promotion('spring_10', { limit: 5 });
      const { ask, line, place } = customerOf(world());
      const found = await ask('GET', '/vouchers?code=SPRING_10');
      expect(found).toMatchObject({ status: 200, body: { data: { kind: 'percent', value: 10, state: 'valid' } } });
      expect((await ask('GET', '/vouchers?code=SPRING%2510')).status).toBe(404);
      expect((await ask('GET', '/vouchers?code=SPRINGX10')).status).toBe(404);
      const { totals } = orderIn(await place([await line(BOTTLES.small, 1)], { voucher: 'SPRING_10' }));
      expect(totals.discount).toBeGreaterThan(0);
      expect(await usesOf('spring_10')).toBe(1);
    });

    test('VCH-3 SRV-6 what fails between the use of a voucher and its worth uses it once, and gives it back once', async () => {
      await promotion('ONCEONLY', { limit: 9 });
      const { line, place } = customerOf(world());
      const [bottle, key] = [await line(BOTTLES.broken, 1), randomUUID()];
      await world().sql(`update promotion set used = 3 where code = 'ONCEONLY'`);
      await failing('credit_line', 'insert', async () => {
        expect((await place([bottle], { key, voucher: 'ONCEONLY' })).status).toBe(503);
      });
      await failing('cart', 'delete', async () => {
        for (const quantity of [2, 3])
          expect((await place([{ ...bottle, quantity }], { key, voucher: 'ONCEONLY' })).status).toBe(503);
      });
      expect(await usesOf('ONCEONLY')).toBe(3);
      expect((await place([bottle], { key, voucher: 'ONCEONLY' })).status).toBe(201);
      expect(await usesOf('ONCEONLY')).toBe(4);
      expect(await ordersOf(world(), BOTTLES.broken)).toBe(1);
    });

    test('SRV-4 VCH-3 a promotion that the engine applies by itself, and that is not shown, does not change what is to be paid', async () => {
      await promotion('BYITSELF');
      await world().sql(`update promotion set is_automatic = true where code = 'BYITSELF'`);
      const { line, place } = customerOf(world());
      const { totals } = orderIn(await place([await line(BOTTLES.automatic, 1)]));
      await world().sql(`update promotion set status = 'inactive' where code = 'BYITSELF'`);
      expect(totals.discount).toBe(0);
      expect(await penceToPay(world(), BOTTLES.automatic)).toBe(totals.total);
    });

    test('VCH-2 SRV-5 what the check says of a budget, the order does', async () => {
      await promotion('BUDGET', { value: 5, type: 'fixed' });
      await world().sql(
        `insert into promotion_campaign (id, name, campaign_identifier) values ('procamp_1', 'Budget', 'budget')`,
      );
      await world().sql(
        `insert into promotion_campaign_budget (id, type, campaign_id, "limit", raw_limit, used, raw_used, currency_code)
         values ('probudg_1', 'spend', 'procamp_1', 9, '{"value": "9", "precision": 20}', 0, '{"value": "0", "precision": 20}', 'gbp')`,
      );
      await world().sql(`update promotion set campaign_id = 'procamp_1' where code = 'BUDGET'`);
      const { ask, line, place } = customerOf(world());
      const state = async () =>
        ((await ask('GET', '/vouchers?code=BUDGET')).body as { data: { state: string } }).data.state;
      const bottle = await line(BOTTLES.budget, 1);
      expect(await state()).toBe('valid');
      expect((await place([bottle], { voucher: 'BUDGET' })).status).toBe(201);
      expect(await state()).toBe('usedUp');
      expect(codeIn(await place([bottle], { voucher: 'BUDGET' }))).toBe('voucherRefused');
    });
  });
}
