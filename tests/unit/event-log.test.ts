import { describe, expect, test } from 'vitest';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { createLog, logEntries } from '#src/platform/event-log.ts';
import { type LogEntry, reportText } from '#src/platform/log-report.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';
import { readReport } from '#tools/flowbook/live/report.ts';

const EMAIL = 'eleanor.hart@test.com';
const FORM = {
  firstName: 'Eleanor',
  lastName: 'Hart',
  phoneNumber: '07700 900461',
  dateOfBirth: '14/09/1988',
  postalCode: 'SE1 9PR',
  address: '14 Cask Yard',
  city: 'Leeds',
} as const;
const CODE = '246 810';
const TOKEN = 'token-of-eleanor';

/** A shopper signs up, then signs in; the log has started before. */
async function signedIn() {
  const started = startShop();
  const { shop, flow, emails, codes, signIns, go, hydrate } = started;
  logEntries(shop);
  hydrate();
  go('/signup');
  await flush();
  for (const [field, value] of Object.entries({ ...FORM, email: EMAIL })) {
    flow('signup').send({ type: 'field.changed', field: field as keyof typeof FORM | 'email', value });
  }
  go('/login');
  await flush();
  flow('login').send({ type: 'email.changed', email: EMAIL });
  flow('login').send({ type: 'email.submitted' });
  await emails.latest().answer('simulated');
  flow('login').send({ type: 'code.changed', text: CODE });
  flow('login').send({ type: 'code.submitted' });
  await codes.latest().answer(true);
  await signIns.latest().answer(sampleAuth('Eleanor Hart', TOKEN));
  return started;
}

const entry = (actor: string, event: string, states = ['']): LogEntry => ({
  ...{ at: 0, from: 'shopper', actor, chart: actor, event, took: [], states, reported: [] },
});

describe('FLW-3 the events before a fault', () => {
  test('FLW-3 the states of all flows at the start, then every event with its sender, transitions and states', async () => {
    const { shop, flow, lists, go, hydrate } = startShop();
    hydrate();
    const before = logEntries(shop);
    expect(new Set(before.map(({ event }) => event))).toEqual(new Set(['xstate.init']));
    expect(before.map(({ actor }) => actor)).toEqual(expect.arrayContaining(['shop', 'cart', 'navigation', 'toasts']));
    go('/products');
    await flush();
    expect(lists.latest().input.query).toEqual(DEFAULT_QUERY);
    const added = { type: 'product.added', product: sampleProduct({ id: 'a' }), quantity: 1 } as const;
    flow('cart').send(added);
    await flush();
    const all = logEntries(shop);
    const asked = all.find(({ actor, event }) => actor === 'catalogue' && event === 'list.requested');
    expect(asked).toMatchObject({ from: 'shop', chart: 'catalogue', states: expect.arrayContaining(['list.loading']) });
    const reached = all.find(({ actor, event }) => actor === 'shop' && event === 'navigation.page.reached');
    expect(reached?.from, 'who reports a fact, not the relay that passes it on').toBe('navigation');
    expect(all.at(-1)?.at).toBeGreaterThanOrEqual(before.at(-1)?.at ?? 0);
    expect(all.find(({ actor, event }) => actor === 'cart' && event === added.type)).toMatchObject({
      from: 'shopper',
      took: [expect.stringMatching(/^ready product\.added/), 'ready.contents.empty always'],
    });
  });

  test('FLW-3 the report holds nothing personal of the typed text', async () => {
    const { shop, flow } = await signedIn();
    expect(flow('session').getSnapshot().context.user?.name).toBe('Eleanor Hart');
    const text = reportText(logEntries(shop));
    const types = readReport(text, 'report.json').map(({ event }) => event);
    expect(types).toEqual(
      expect.arrayContaining(['field.changed', 'email.changed', 'code.changed', 'login.succeeded']),
    );
    for (const typed of [EMAIL, CODE, CODE.replace(' ', ''), TOKEN, 'Eleanor Hart', ...Object.values(FORM)]) {
      expect(text).not.toContain(typed);
    }
  });

  test('FLW-3 Flowbook reads it, with the same order and states', async () => {
    const { shop } = await signedIn();
    const entries = logEntries(shop);
    const read = readReport(reportText(entries), 'report.json');
    expect(read.map(({ seq, payload, context, ...rest }) => rest)).toEqual(entries);
  });

  test('FLW-3 removes old entries, but for the last of each flow that still runs', () => {
    const { add, all } = createLog(2);
    add(entry('cart', 'a'));
    add(entry('login', 'b'));
    add(entry('cart', 'c'));
    add(entry('login', 'd', []));
    expect(all().map(({ event }) => event)).toEqual(['a', 'b', 'c', 'd']);
    add(entry('shop', 'e'));
    add(entry('shop', 'f'));
    expect(all().map(({ event }) => event)).toEqual(['c', 'e', 'f']);
  });
});
