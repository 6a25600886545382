import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { FIRST_VISIT } from '#tests/explore/visit.ts';
import { MACHINES } from '#tests/flowbook-project/charts.ts';
import { callKindOf } from '#tests/flowbook-project/frame/call-kinds.ts';
import { SHOP_MASKING } from '#tests/flowbook-project/frame/masking.ts';
import { GROUPS } from '#tests/flowbook-project/groups.ts';
import { findWay } from '#tests/flowbook-project/way/find-way.ts';
import { knownWay, type Survey } from '#tests/flowbook-project/way/surveyed.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { doorMachine } from '#tests/paths/example/door.machine.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { masked, maskedPayload } from '#tools/flowbook/frame/masked.ts';
import { eventWords } from '#tools/flowbook/live/event-words.ts';
import { grouped, isOwn } from '#tools/flowbook/live/groups.ts';
import { offersOf, reasonOf } from '#tools/flowbook/live/reasons.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';

const checkout = readChart(checkoutMachine);

describe('FLW-2 what a designer sees of a shopper', () => {
  test.each([
    [{ email: 'ada@test.com' }, { email: '•••' }],
    [{ user: { name: 'Ada Byrne', id: 7 } }, { user: { name: '•••', id: 7 } }],
    [
      { token: null, email: '' },
      { token: null, email: '' },
    ],
    [{ code: '123 456' }, { code: '•••' }],
    [{ problem: { code: 'offline' } }, { problem: { code: 'offline' } }],
    [{ entry: { address: { path: '/cart' } } }, { entry: { address: { path: '/cart' } } }],
    [{ form: { phoneNumber: '07700 900123', city: 'Leeds' } }, { form: { phoneNumber: '•••', city: '•••' } }],
    [{ product: { name: 'Sloe Gin' } }, { product: { name: 'Sloe Gin' } }],
  ])('FLW-2 %j is shown as %j', (value, shown) => {
    expect(masked(value, SHOP_MASKING)).toEqual(shown);
  });

  test.each([
    [{ type: 'code.changed', text: '123 456' }, { text: '•••' }],
    [
      { type: 'delivery.changed', field: 'city', value: 'Leeds' },
      { field: 'city', value: '•••' },
    ],
    [{ type: 'search.typed', text: 'gin' }, { text: 'gin' }],
    [{ type: 'step.completed' }, null],
  ])('FLW-2 of %j there is shown %j', (event, shown) => {
    expect(maskedPayload(event, SHOP_MASKING)).toEqual(shown);
  });
});

describe('FLW-2 why an event is not possible', () => {
  test.each([
    [['', 'closed'], 'step.completed', 'only from reviewingOrder, enteringDelivery, choosingPayment, confirming'],
    [['', 'closed'], 'no.such.event', 'nothing answers it'],
  ])('FLW-2 in %j %s: %s', (states, event, reason) => {
    expect(reasonOf(checkout, states, event)).toBe(reason);
  });

  test('FLW-2 a guard that says no is named', () => {
    expect(reasonOf(readChart(doorMachine), ['', 'locked'], 'unlocked')).toBe('a guard says no: isRightPin');
  });

  test('FLW-2 what is possible comes first', () => {
    const offers = offersOf(
      checkout,
      ['', 'closed'],
      [
        { event: 'step.completed', sample: 'pressed', isPossible: false },
        { event: 'checkout.requested', sample: 'pressed', isPossible: true },
      ],
    );
    expect(offers.map(({ event, why }) => [event, why === null])).toEqual([
      ['checkout.requested', true],
      ['step.completed', false],
    ]);
  });
});

test("FLW-2 every chart of Flowbook's own is known as such: it is no flow of the project", () => {
  const own = MACHINES.filter((machine) => !FLOWS.some((flow) => flow.machine === machine)).map(({ id }) => id);
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((id) => !isOwn(id))).toEqual([]);
});

test('FLW-2 a flow without a group is among the others', () => {
  expect(grouped(['checkout', 'parking'], GROUPS)).toEqual([
    { title: 'Shop', charts: ['checkout'] },
    { title: 'Others', charts: ['parking'] },
  ]);
});

test.each([
  ['xstate.after.redirectDelay.checkout.confirmed', 'after redirectDelay'],
  ['xstate.after.0.5.lamp.on', 'after 0.5 ms'],
  ['xstate.after.0.5.an.id', 'after 0.5 ms'],
  ['xstate.after.pay.retry.lamp.on', 'after pay.retry'],
  ['xstate.after.pay.retry.lamp', 'after pay.retry'],
  ['xstate.error.actor.fetchProducts', 'fetchProducts fails'],
  ['step.completed', 'step.completed'],
])('FLW-2 %s is described as %s', (event, words) => {
  expect(eventWords(event, { id: 'lamp', edges: [] })).toBe(words);
});

test('FLW-2 an event is described as the diagram of its receiver does: with the time that passes, and made-up ids named', () => {
  const chart = readChart(
    createMachine({
      id: 'lamp',
      initial: 'on',
      states: {
        on: { after: { 3000: 'off' }, invoke: { src: 'dim', onDone: 'off' } },
        off: {},
      },
    }),
  );
  expect(eventWords('xstate.after.3000.lamp.on', chart)).toBe('after 3 s');
  expect(eventWords('xstate.done.actor.0.lamp.on', chart)).toBe('dim answers');
  expect(eventWords('lamp.stolen', chart)).toBe('lamp.stolen');
});

test.each([
  ['/products?ids=a,b&pageSize=2', 'prices'],
  ['/products?page=1&pageSize=24', 'list'],
  ['/products?page=2&pageSize=24', 'furtherProducts'],
  ['/products/glen-averne-18', 'product'],
  ['/vouchers?code=WELCOME10', 'voucher'],
  ['/auth/login', 'login'],
  ['/auth/profile', 'account'],
])('FLW-2 the conditions of %s are those of %s', (target, kind) => {
  expect(callKindOf(target).kind).toBe(kind);
});

/** One walk: from home into a closed and an open checkout. */
const SURVEY: Survey = {
  places: [
    { screen: 'desk', page: 'cart', over: '', key: 'a', leaves: { checkout: ['closed'] } },
    { screen: 'desk', page: 'cart', over: '', key: 'b', leaves: { checkout: ['open.reviewingOrder'] } },
  ],
  ways: [[0, 1, "presses 'Proceed to Checkout'"]],
  took: [[0]],
  transitions: ['checkout closed checkout.requested'],
  beginnings: [[{ ...FIRST_VISIT, ageConfirmed: true }, 0]],
  passing: { 'login signedIn': 'the API answers for the login' },
};
const START = { screen: 'desk' };
const fetchSurvey = () => Promise.resolve(SURVEY);

describe('FLW-2 a way through the whole shop', () => {
  test('FLW-2 a state that is only passed through says so, and by what', async () => {
    const question = { kind: 'goals' as const, goals: [{ chart: 'login', path: 'signedIn' }], start: START };
    await expect(findWay(question, fetchSurvey)).rejects.toThrow(
      'The shop only passes through login at signedIn, and never stops there: when the API answers for the login, for one.',
    );
  });

  test('FLW-2 a state that nothing leads to says so', async () => {
    const question = { kind: 'goals' as const, goals: [{ chart: 'shop', path: 'broken' }], start: START };
    await expect(findWay(question, fetchSurvey)).rejects.toThrow(
      'No walk through the shop has ever reached shop at broken',
    );
  });

  test('FLW-2 what walks have known is the way', async () => {
    const question = { kind: 'goals' as const, goals: [{ chart: 'checkout', path: 'open' }], start: START };
    const answer = await findWay(question, fetchSurvey);
    expect(answer).toMatchObject({
      type: 'way.found',
      way: { title: 'checkout at open', steps: [{ words: "presses 'Proceed to Checkout'" }] },
    });
  });

  test('FLW-3 of two ways to a goal it takes the one that reaches more of the wanted facts, else the shorter', () => {
    const survey: Survey = {
      ...SURVEY,
      places: [
        ...SURVEY.places,
        {
          screen: 'desk',
          page: 'cart',
          over: '',
          key: 'c',
          leaves: { checkout: ['open.confirming'], cart: ['ready'] },
        },
      ],
      ways: [...SURVEY.ways, [1, 2, "presses 'Next'"]],
      took: [...SURVEY.took, [1]],
      transitions: [...SURVEY.transitions, 'checkout open step.completed'],
    };
    const [open, ready, lost] = [
      { chart: 'checkout', path: 'open' },
      { chart: 'cart', path: 'ready' },
      { chart: 'cart', path: 'lost' },
    ];
    const movesTo = (wanted: readonly GoalState[]) => knownWay(survey, [open], () => true, wanted)?.plan.moves;
    expect(movesTo([])).toEqual(["presses 'Proceed to Checkout'"]);
    expect(movesTo([lost])).toEqual(["presses 'Proceed to Checkout'"]);
    expect(movesTo([lost, ready])).toEqual(["presses 'Proceed to Checkout'", "presses 'Next'"]);
    expect(knownWay(survey, [lost], () => true, [open])).toBeNull();
  });

  test('FLW-2 a state that stands for several things is reached by the transition that is asked for', () => {
    const survey: Survey = {
      ...SURVEY,
      ways: [...SURVEY.ways, [1, 1, 'tries again'], [0, 1, "presses 'Enter'"]],
      took: [...SURVEY.took, [1], [2]],
      transitions: [...SURVEY.transitions, 'checkout open tried', 'checkout closed entered'],
    };
    const movesBy = (by: string) =>
      knownWay(survey, [{ chart: 'checkout', path: 'open', by }], () => true)?.plan.moves ?? null;
    expect(movesBy('closed checkout.requested')).toEqual(["presses 'Proceed to Checkout'"]);
    expect(movesBy('closed entered')).toEqual(["presses 'Enter'"]);
    expect(movesBy('open tried')).toEqual(["presses 'Proceed to Checkout'", 'tries again']);
    expect(movesBy('open sold')).toBeNull();
  });

  test('FLW-2 a transition that no walk has taken says so', async () => {
    const goals = [{ chart: 'checkout', path: 'open', by: 'open step.completed#1' }];
    await expect(findWay({ kind: 'goals', goals, start: START }, fetchSurvey)).rejects.toThrow(
      'No walk through the shop has ever reached checkout at open by step.completed.',
    );
  });

  test('FLW-3 a damaged file is refused with its name', async () => {
    await expect(findWay({ kind: 'file', name: 'run.json', text: '{' }, fetchSurvey)).rejects.toThrow(
      'run.json is no replay file',
    );
  });
});
