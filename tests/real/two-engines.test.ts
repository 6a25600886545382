import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '#tools/engine/world.mjs';
import { countByAnswer, customerOf, orderIn } from './customer.ts';
import { left, ordersOf, stock } from './engine-tables.ts';

const BOTTLES = { same: 'ashcombe-navy-strength-gin', last: 'glen-averne-18-year-old', seen: 'careen-cay-silver-rum' };
const PATIENCE = { timeout: 20_000, interval: 250 };

let world: World;
let beside: Awaited<ReturnType<World['openBeside']>>;
/** The same shop at the address of the one engine and of the other. */
const customers = () => [customerOf(world), customerOf(beside)] as const;

beforeAll(async () => {
  const redisUrl = process.env.TEST_REDIS_URL;
  if (!redisUrl) throw new Error('Two engines need a Redis: npm run test:real -- --redis redis://127.0.0.1:6379/1');
  world = await openWorld({ redisUrl });
  beside = await world.openBeside();
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

describe('SRV-6 two engines and two adapters on one database', () => {
  test('SRV-6 the same key at both, at the same time, gives one order', async () => {
    const [one, other] = customers();
    const [line, before, key] = [await one.line(BOTTLES.same, 1), await left(world, BOTTLES.same), randomUUID()];
    const press = async (customer: typeof one) => {
      const answer = await customer.place([line], { key });
      return answer.status === 201 ? orderIn(answer).number : answer.status;
    };
    const first = await Promise.all([press(one), press(other), press(one), press(other)]);
    // What was refused while the order was placed is answered by the next press.
    const numbers = [...first.filter((number) => typeof number === 'string'), await press(one), await press(other)];
    expect(new Set(numbers).size).toBe(1);
    expect([await ordersOf(world, BOTTLES.same), await left(world, BOTTLES.same)]).toEqual([1, before - 1]);
  });

  test('SRV-5 twenty shoppers at both want the last five bottles: five orders, fifteen refusals', async () => {
    const both = customers();
    await stock(world, BOTTLES.last, 5);
    const line = await both[0].line(BOTTLES.last, 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? both[0] : both[1]).placeAtLast([line])),
    );
    expect(countByAnswer(answers)).toEqual({ '201': 5, '409 soldOut': 15 });
    expect([await left(world, BOTTLES.last), await ordersOf(world, BOTTLES.last)]).toEqual([0, 5]);
  });

  test('SRV-3 signed up at one, signed in by a code at the other, and the session is valid at both', async () => {
    const [one, other] = customers();
    await one.signUp('both@test.com');
    await one.ask('POST', '/auth/codes', { email: 'both@test.com' });
    const code = await other.mailedCode();
    const { status, body } = await other.ask('POST', '/auth/code-login', { email: 'both@test.com', code });
    expect(status).toBe(200);
    const { token } = (body as { data: { token: string } }).data;
    const { number } = orderIn(await one.place([await one.line(BOTTLES.same, 1)], { token }));
    expect((await other.orders(token)).map((order) => order.number)).toEqual([number]);
  });

  test('API-2 the last piece that is sold at one is out of stock at the other', async () => {
    const [one, other] = customers();
    const isInStock = async ({ ask }: typeof one) => {
      const { body } = await ask('GET', `/products/${BOTTLES.seen}`);
      return (body as { data: { inStock: boolean } }).data.inStock;
    };
    await stock(world, BOTTLES.seen, 1);
    expect([await isInStock(one), await isInStock(other)]).toEqual([true, true]);
    expect((await one.place([await one.line(BOTTLES.seen, 1)])).status).toBe(201);
    await expect.poll(() => isInStock(one), PATIENCE).toBe(false);
    await expect.poll(() => isInStock(other), PATIENCE).toBe(false);
  });
});
