import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { World } from '#tools/engine/world.mjs';
import { customerOf, type Line, orderIn, type Placed } from './customer.ts';
import { left, ordersOf } from './engine-tables.ts';
import type { GetWorld } from './get-world.ts';

const BOTTLES = {
  database: 'careen-cay-silver-rum',
  adapter: 'careen-cay-spiced-rum',
} as const;
/** The engine is killed this long after the order is in its table: before its payment, after it, before the answer. */
const KILLED_AFTER = [
  [0, 'maison-valdorme-vs-cognac'],
  [120, 'maison-valdorme-vsop-cognac'],
  [400, 'maison-valdorme-xo-cognac'],
] as const;
/** Twenty orders take minutes where the machine has much other work. */
const PATIENCE = { timeout: 180_000, interval: 500 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An answer, or null where the connection breaks. */
async function orNone(asked: Promise<Placed>): Promise<Placed | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** As a shopper presses again: until the order is placed. @returns its number */
async function placedAtLast(world: World, line: Line, key: string, token?: string): Promise<string> {
  const { place } = customerOf(world);
  const answers: Placed[] = [];
  const press = async () => {
    const answer = await orNone(place([line], { key, ...(token === undefined ? {} : { token }) }));
    if (answer) answers.push(answer);
    return answer?.status;
  };
  await expect.poll(press, PATIENCE).toBe(201);
  return answers.filter(({ status }) => status === 201).map((answer) => orderIn(answer).number)[0] ?? '';
}

/** One order, one piece less: nothing sold twice, nothing lost. */
async function expectOneOrder(world: World, id: string, before: number): Promise<void> {
  expect([await ordersOf(world, id), await left(world, id)]).toEqual([1, before - 1]);
}

const rowsOf = async ({ sql }: World, table: 'cart' | 'order', id: string) => {
  const [row] = await sql(`select count(*) as count from "${table}" where metadata->'lines'->0->>'id' = $1`, [id]);
  return Number(row?.count);
};

export function describeFaults(world: GetWorld): void {
  describe('SRV-7 what breaks', () => {
    test.each(KILLED_AFTER)('SRV-7 the engine is killed %i ms after the order is in its table', async (ms, id) => {
      const customer = customerOf(world());
      const [before, line, key] = [await left(world(), id), await customer.line(id, 1), randomUUID()];
      const token = await customer.signUp(`killed-after-${ms}@test.com`);
      const first = orNone(customer.place([line], { key, token }));
      await expect.poll(() => rowsOf(world(), 'order', id), { timeout: 30_000, interval: 5 }).toBe(1);
      await pause(ms);
      await world().killEngine();
      const answer = await first;
      if (answer?.status === 201) expect(orderIn(answer).number).toBeTruthy();
      await world().startEngine();
      const number = await placedAtLast(world(), line, key, token);
      if (answer?.status === 201) expect(orderIn(answer).number).toBe(number);
      await expectOneOrder(world(), id, before);
      const listed = (await customer.orders(token)).map((order) => order.number);
      expect(listed, 'what was broken off is no order of the shopper').toEqual([number]);
    });

    test('SRV-7 the database is stopped in the middle of an order, and started', async () => {
      const id = BOTTLES.database;
      const customer = customerOf(world());
      const [before, line, key] = [await left(world(), id), await customer.line(id, 1), randomUUID()];
      const first = orNone(customer.place([line], { key }));
      await expect.poll(() => rowsOf(world(), 'cart', id), { timeout: 30_000, interval: 5 }).toBe(1);
      await world().stopDatabase();
      const answer = await first;
      expect([503, 201, undefined]).toContain(answer?.status);
      await world().startDatabase();
      await placedAtLast(world(), line, key);
      await expectOneOrder(world(), id, before);
    });

    test('SRV-7 the adapter is restarted while twenty shoppers look and buy', async () => {
      const id = BOTTLES.adapter;
      const customer = customerOf(world());
      const [before, line] = [await left(world(), id), await customer.line(id, 1)];
      const shoppers = Array.from({ length: 20 }, async () => {
        const number = await placedAtLast(world(), line, randomUUID());
        const look = () => orNone(customer.ask('GET', '/products?facets=true&search=rum'));
        await expect.poll(async () => (await look())?.status, PATIENCE).toBe(200);
        return number;
      });
      await pause(1000);
      await world().stopAdapter();
      await world().startAdapter();
      const numbers = await Promise.all(shoppers);
      expect(new Set(numbers).size).toBe(20);
      expect([await ordersOf(world(), id), await left(world(), id)]).toEqual([20, before - 20]);
    });
  });
}
