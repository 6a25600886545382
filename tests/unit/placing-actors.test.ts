import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { NO_ABILITIES } from '#machines/domain/server.schema.ts';
import type { Submission } from '#machines/placing/placing.machine.ts';
import { placingSamples } from '#machines/placing/placing.samples.ts';
import { mockApi } from '#mocks/node.ts';
import {
  codesTooMany,
  orderAddressRefused,
  orderNeverAnswers,
  orderPriceChanged,
  orderSoldOut,
  orderUnreachable,
  orderVoucherRefused,
  realServer,
} from '#mocks/scenarios.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';
import { factsOf } from '#tests/support/observed.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

vi.mock('#src/platform/page-ready.ts', () => ({ pageReady: () => Promise.resolve() }));
const screen = vi.hoisted(() => ({ isPainted: true }));
vi.mock('#src/platform/after-paint.ts', () => ({
  afterPaint: (run: () => void) => {
    if (screen.isPainted) run();
  },
}));

const KEY = 'tawny-and-rye.sent-order';
const { submission } = placingSamples['order.submitted'].ofTwo;
const OTHER: Submission = { order: { ...submission.order, payment: 'paypal' } };

serveMockApi();
beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  // What the server can do is remembered for a visit: each test is one.
  vi.resetModules();
});

/** The keys under which orders have been sent to this server. */
function keysSent(): string[] {
  const keys: string[] = [];
  mockApi.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/orders'))
      keys.push(request.headers.get('idempotency-key') ?? '');
  });
  return keys;
}

async function startPlacing() {
  const { placing } = await import('#src/features/placing/placing.actors.ts');
  const actor = createActor(placing);
  const facts = factsOf(actor);
  actor.start();
  actor.send({ type: 'checkout.opened' });
  const submit = async (submitted: Submission = submission) => {
    const before = facts.length;
    actor.send({ type: 'order.submitted', submission: submitted });
    await vi.waitFor(() => expect(facts.length).toBeGreaterThan(before), { interval: 5 });
    return facts.at(-1);
  };
  return { actor, facts, submit };
}

describe('SRV-1 the abilities of the server', () => {
  test.each<[string, () => Response]>([
    ['without the call', () => HttpResponse.json({ message: 'There is no such address.' }, { status: 404 })],
    ['that answers with a page', () => HttpResponse.html('<html></html>')],
    ['whose answer has other types', () => HttpResponse.json({ data: { orders: 'yes', codes: 1 } })],
    ['whose answer is empty', () => HttpResponse.json({ data: {} })],
    ['that says null', () => HttpResponse.json({ data: { orders: null } })],
  ])('SRV-1 a server %s can do nothing', async (_, answer) => {
    mockApi.use(http.get(`${API}/shop`, answer));
    const { serverAbilities } = await import('#src/platform/server-api.ts');
    expect(await serverAbilities()).toEqual(NO_ABILITIES);
  });

  test('SRV-1 it is asked once, and again only where it could not be reached', async () => {
    let asked = 0;
    mockApi.use(
      http.get(`${API}/shop`, () => {
        asked += 1;
        return asked === 1 ? HttpResponse.error() : HttpResponse.json({ data: { orders: true } });
      }),
    );
    const { serverAbilities } = await import('#src/platform/server-api.ts');
    await expect(serverAbilities()).rejects.toMatchObject({ code: 'offline' });
    const abilities = { ...NO_ABILITIES, orders: true };
    expect(await Promise.all([serverAbilities(), serverAbilities()])).toEqual([abilities, abilities]);
    expect(asked).toBe(2);
  });

  test('SRV-1 SRV-7 an answer that has not come after 30 s counts as none, and it is asked again', async () => {
    vi.useFakeTimers();
    let isHeld = true;
    mockApi.use(
      http.get(`${API}/shop`, () => (isHeld ? new Promise<never>(() => {}) : HttpResponse.json({ data: {} }))),
    );
    const { serverAbilities } = await import('#src/platform/server-api.ts');
    const problems: unknown[] = [];
    serverAbilities().catch((error: unknown) => problems.push(error));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(problems).toMatchObject([{ code: 'offline' }]));
    isHeld = false;
    expect(await serverAbilities()).toEqual(NO_ABILITIES);
  });

  test('SRV-1 the order is not placed where the server does not say so, and is tried again', async () => {
    mockApi.use(http.get(`${API}/shop`, () => HttpResponse.error()));
    const { submit } = await startPlacing();
    expect(await submit()).toMatchObject({ problem: { code: 'notSent' } });
    mockApi.use(...realServer);
    expect(await submit()).toMatchObject({ type: 'placing.order.taken' });
  });
});

describe('SRV-4 SRV-6 an order and its key', () => {
  test('SRV-4 the mock takes no orders: the order is placed at once, and no key is stored', async () => {
    const { submit } = await startPlacing();
    expect(await submit()).toMatchObject({ type: 'placing.order.taken', taken: null });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('SRV-4 the server gets prices, address, voucher and email, and gives number and date', async () => {
    let body: unknown;
    mockApi.use(
      http.post(`${API}/orders`, async ({ request }) => {
        body = await request.clone().json();
      }),
      ...realServer,
    );
    const { submit } = await startPlacing();
    const fact = await submit({ ...submission, voucher: 'WELCOME10', email: 'ada@test.com' });
    const { lines, delivery, payment } = submission.order;
    expect(body).toEqual({
      lines: lines.map(({ id, quantity, price }) => ({ id, quantity, price })),
      delivery,
      payment,
      voucher: 'WELCOME10',
      email: 'ada@test.com',
    });
    expect(fact).toMatchObject({ taken: { number: expect.stringMatching(/^TR-2026-/), placedAt: expect.any(String) } });
  });

  test('SRV-4 an account without an email address can order', async () => {
    mockApi.use(...realServer);
    const { submit } = await startPlacing();
    expect(await submit({ ...submission, email: '' })).toMatchObject({ type: 'placing.order.taken' });
  });

  test('SRV-6 SRV-7 without an answer the same order has the same key, in a new visit, too, and another one a new key', async () => {
    mockApi.use(...orderUnreachable);
    const keys = keysSent();
    const first = await startPlacing();
    expect(await first.submit()).toMatchObject({ problem: { code: 'unanswered', message: null } });
    await first.submit();
    vi.resetModules();
    const second = await startPlacing();
    await flush();
    // The first visit has said so.
    expect(second.facts).toEqual([]);
    await second.submit();
    await second.submit(OTHER);
    const [one, two, three, four] = keys;
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect([two, three]).toEqual([one, one]);
    expect(four).not.toBe(one);
  });

  test('SRV-8 after a reload before the answer, the order is reported once, and another order can be placed', async () => {
    mockApi.use(...orderNeverAnswers);
    const first = await startPlacing();
    first.actor.send({ type: 'order.submitted', submission });
    await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull(), { interval: 5 });
    vi.resetModules();
    const second = await startPlacing();
    await vi.waitFor(() => expect(second.facts).toHaveLength(1), { interval: 5 });
    expect(second.facts).toMatchObject([{ type: 'placing.order.refused', problem: { code: 'unanswered' } }]);
    vi.resetModules();
    mockApi.resetHandlers();
    mockApi.use(...realServer);
    const third = await startPlacing();
    await flush();
    expect(third.facts).toEqual([]);
    expect(await third.submit(OTHER)).toMatchObject({ type: 'placing.order.taken' });
  });

  test('SRV-8 an order that fails because its page is left is reported by the next page', async () => {
    mockApi.use(...orderUnreachable);
    screen.isPainted = false;
    const first = await startPlacing();
    await first.submit();
    screen.isPainted = true;
    vi.resetModules();
    const second = await startPlacing();
    await vi.waitFor(() => expect(second.facts).toHaveLength(1), { interval: 5 });
    expect(second.facts).toMatchObject([{ type: 'placing.order.refused', problem: { code: 'unanswered' } }]);
  });

  test('SRV-6 SRV-8 while an order is on its way, another tab does not report it and sends no other order', async () => {
    mockApi.use(...orderNeverAnswers);
    const keys = keysSent();
    const first = await startPlacing();
    first.actor.send({ type: 'order.submitted', submission });
    await vi.waitFor(() => expect(keys).toHaveLength(1), { interval: 5 });
    vi.resetModules();
    vi.stubGlobal('sessionStorage', fakeStorage());
    const second = await startPlacing();
    await flush();
    expect(second.facts).toEqual([]);
    expect(await second.submit(OTHER)).toMatchObject({ problem: { code: 'earlierOnItsWay' } });
    second.actor.send({ type: 'order.submitted', submission });
    await vi.waitFor(() => expect(keys).toHaveLength(2), { interval: 5 });
    expect(keys[1]).toBe(keys[0]);
  });

  test('SRV-6 SRV-7 a shopper who signs in before they try again sends the same order', async () => {
    mockApi.use(...orderUnreachable);
    const keys = keysSent();
    const { submit } = await startPlacing();
    await submit();
    await submit({ ...submission, email: 'ada@test.com' });
    expect(keys[1]).toBe(keys[0]);
  });

  test('SRV-6 VCH-5 an order whose price or voucher a check of the cart has changed is the same order when it is tried again', async () => {
    mockApi.use(...orderUnreachable);
    const keys = keysSent();
    const { submit } = await startPlacing();
    await submit({ ...submission, voucher: 'WELCOME10' });
    await submit(submission);
    const { order } = submission;
    await submit({ ...submission, order: { ...order, lines: order.lines.map((line) => ({ ...line, price: 9999 })) } });
    expect(new Set(keys)).toEqual(new Set([keys[0]]));
    await submit({ ...submission, order: { ...order, lines: order.lines.map((line) => ({ ...line, quantity: 9 })) } });
    expect([keys.length, keys[3] === keys[0]]).toEqual([4, false]);
  });

  test('SRV-6 an order whose lines are in another order, and whose address is typed with spaces, is the same order', async () => {
    mockApi.use(...orderUnreachable);
    const keys = keysSent();
    const { submit } = await startPlacing();
    const { lines, delivery } = submission.order;
    const order = { ...submission.order, lines: [...lines, ...lines.map((line) => ({ ...line, id: 'another' }))] };
    await submit({ order });
    await submit({ order: { ...order, lines: order.lines.toReversed() } });
    await submit({ order: { ...order, delivery: { ...delivery, city: ` ${delivery.city} ` } } });
    await submit({ order: { ...order, delivery: { ...delivery, city: `${delivery.city}ham` } } });
    expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, false]);
  });

  test('SRV-6 after an answer the next order has a new key', async () => {
    mockApi.use(...realServer);
    const keys = keysSent();
    const { submit } = await startPlacing();
    await submit();
    expect(localStorage.getItem(KEY)).toBeNull();
    await submit();
    expect(new Set(keys).size).toBe(2);
  });

  test('SRV-6 the device stores no address for it', async () => {
    mockApi.use(...orderUnreachable);
    const { submit } = await startPlacing();
    await submit();
    expect(localStorage.getItem(KEY)).not.toContain(submission.order.delivery.street);
  });
});

test.each([
  ['priceChanged', orderPriceChanged],
  ['soldOut', orderSoldOut],
  ['voucherRefused', orderVoucherRefused],
  ['addressRefused', orderAddressRefused],
])(
  'SRV-5 a refusal with the code %s is named, in the words of the server, and the key is forgotten',
  async (code, scenario) => {
    mockApi.use(...scenario);
    const { submit } = await startPlacing();
    expect(await submit()).toMatchObject({ problem: { code, message: expect.stringMatching(/\w/) } });
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

test.each([
  [500, {}, 'unanswered'],
  [400, {}, 'refused'],
  [400, { code: 'tooHeavy' }, 'refused'],
  // Its first request is still being processed.
  [409, {}, 'unanswered'],
  [409, { code: 'invalid_state_error' }, 'unanswered'],
])(
  'SRV-5 SRV-6 SRV-7 an answer %i with %j is %s; only an order that is refused gets a new key',
  async (status, body, code) => {
    const keys = keysSent();
    mockApi.use(
      http.post(`${API}/orders`, () => HttpResponse.json({ message: 'Words', ...body }, { status })),
      ...realServer,
    );
    const { submit } = await startPlacing();
    expect(await submit()).toMatchObject({ problem: { code } });
    await submit();
    expect(keys[0] === keys[1]).toBe(code === 'unanswered');
  },
);

test.each([
  [401, {}],
  [403, {}],
  [404, {}],
  [429, {}],
  [400, { code: 'tooHeavy' }],
])(
  'SRV-6 SRV-7 where the first request had no answer, a refusal %i with %j of the next one leaves the key and says so',
  async (status, body) => {
    const message = 'Words';
    const keys = keysSent();
    mockApi.use(...orderUnreachable);
    const { submit } = await startPlacing();
    await submit();
    mockApi.use(http.post(`${API}/orders`, () => HttpResponse.json({ message, ...body }, { status })));
    expect(await submit()).toMatchObject({ problem: { code: 'unanswered', message } });
    expect(await submit()).toMatchObject({ problem: { code: 'unanswered', message } });
    expect(new Set(keys).size).toBe(1);
    mockApi.use(...realServer);
    expect(await submit()).toMatchObject({ type: 'placing.order.taken' });
    expect(keys).toEqual(Array.from({ length: 4 }, () => keys[0]));
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

test('SRV-5 SRV-6 a reason of SRV-5 ends an order also where its first request had no answer', async () => {
  mockApi.use(...orderUnreachable);
  const { submit } = await startPlacing();
  await submit();
  mockApi.use(...orderSoldOut);
  expect(await submit()).toMatchObject({ problem: { code: 'soldOut' } });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('SRV-7 after an unreadable answer the order may have been taken', async () => {
  mockApi.use(
    http.post(`${API}/orders`, () => HttpResponse.json({ data: { number: 7 } })),
    ...realServer,
  );
  const { submit } = await startPlacing();
  expect(await submit()).toMatchObject({ problem: { code: 'unanswered' } });
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

test('SRV-2 a server that refuses more codes is not taken for one that cannot be reached', async () => {
  mockApi.use(...codesTooMany);
  const { codesApi } = await import('#src/platform/codes-api.ts');
  await expect(codesApi.send('ada@test.com', new AbortController().signal)).rejects.toMatchObject({
    code: 'refused',
    reason: 'tooMany',
  });
});
