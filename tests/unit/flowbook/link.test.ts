import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { FIRST_VISIT } from '#tests/explore/visit.ts';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import type { FrameOrder } from '#tools/flowbook/frame/protocol.ts';
import { type Link, type Linkable, PLAIN_LINK } from '#tools/flowbook/live/link.ts';
import { linkSearch, readLink } from '#tools/flowbook/live/read-link.ts';
import { frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import { viewerMachine } from '#tools/flowbook/machines/viewer.machine.ts';
import { type WayFact, type WayQuestion, wayMachine } from '#tools/flowbook/machines/way.machine.ts';

const CHARTS = new Map(
  [checkoutMachine, loginMachine, sessionMachine].map(readChart).map((chart) => [chart.id, chart]),
);
const LINKABLE: Linkable = { charts: CHARTS, calls: SHOP.project.api.calls, start: SHOP.project.start };
const PAYMENT = { chart: 'checkout', state: 'open.choosingPayment' };
const WRONG_CODE = {
  ...{ chart: 'login', path: 'code.entering.refused' },
  by: 'code.verifying xstate.done.actor.verifyCode#1',
};

const FULL: Link = {
  goals: [
    { chart: 'checkout', path: 'open.choosingPayment' },
    { chart: 'session', path: 'known.signedIn' },
    WRONG_CODE,
  ],
  start: { screen: 'desk', 'signed-in': '', bottles: '2' },
  device: 'tablet',
  conditions: { calls: { list: 'hangs', login: 'fails' }, services: 'slow', isOnline: false },
  clock: 'runs',
  edge: 'open.choosingPayment step.completed',
  folded: ['open', 'closed'],
  run: {
    input: { street: 'Mill Lane & Sons' },
    steps: [
      { kind: 'event', actor: 'door', event: { type: 'opened', by: 'Ann', at: [1, null] } },
      { kind: 'guard', guard: 'isOnline', value: null },
      { kind: 'answer', actor: 'findRoute', answer: { kind: 'done', output: 'the bridge' } },
      { kind: 'answer', actor: 'findRoute', answer: { kind: 'done' } },
      { kind: 'answer', actor: 'findRoute', answer: { kind: 'sent', event: { type: 'lost' } } },
      { kind: 'time', ms: 4999 },
    ],
    of: 'login',
  },
};

describe('FLW-2 a link carries the situation', () => {
  test('FLW-2 checkout at payment, signed in, two bottles, is one short address', () => {
    const link = {
      ...PLAIN_LINK,
      goals: FULL.goals.slice(0, 1),
      start: { 'signed-in': '', bottles: '2' },
    };
    expect(linkSearch(link, PAYMENT)).toBe('?go&signed-in&bottles=2');
    expect(readLink('?go&signed-in&bottles=2', PAYMENT, LINKABLE)).toEqual({ link, ignored: [] });
  });

  test('FLW-2 up to 99 bottles are in the cart', () => {
    expect(readLink('?bottles=99', null, LINKABLE).link.start).toEqual({ bottles: '99' });
    expect(readLink('?bottles=100', null, LINKABLE).ignored).toEqual(['bottles=100']);
  });

  test('FLW-2 all of it is read as it was written', () => {
    const search = linkSearch(FULL, PAYMENT);
    expect(readLink(search, PAYMENT, LINKABLE)).toEqual({ link: FULL, ignored: [] });
    expect(search).toContain('go=session/known.signedIn');
  });

  test('FLW-2 a plain visit says nothing', () => {
    expect(linkSearch(PLAIN_LINK, PAYMENT)).toBe('');
    expect(readLink('', null, LINKABLE)).toEqual({ link: PLAIN_LINK, ignored: [] });
    expect(readLink('?screen=phone&bottles=0', null, LINKABLE)).toEqual({ link: PLAIN_LINK, ignored: [] });
  });

  test.each([
    'bottles=many',
    'bottles=100',
    'bottles=-1',
    'go=checkout/open.paying',
    'go=parking/here',
    'go=login/code.entering.refused by nothing',
    'screen=watch',
    'device=fridge',
    'clock=slow',
    'services=fails',
    'api.list=sulks',
    'api.weather=fails',
    'edge=nothing',
    'fold=nowhere',
    'run=far',
    'run={"steps":[{"kind":"dance"}]}',
    'run={"steps":[{"kind":"time","ms":-1}]}',
    'run={"steps":[{"kind":"event","actor":"door","event":{}}]}',
    'run={"steps":[],"of":"nowhere"}',
    'signed-in=no',
    'constructor=1',
    'colour=red',
  ])('FLW-2 %s is said to be unknown, and the rest counts', (unknown) => {
    const { link, ignored } = readLink(`?${unknown}&bottles=3`, PAYMENT, LINKABLE);
    expect(ignored).toEqual([unknown]);
    expect(link).toEqual({ ...PLAIN_LINK, start: { bottles: '3' } });
  });
});

describe('FLW-2 a link that is opened', () => {
  test('FLW-2 leads the shop to its goals as it begins', () => {
    const asked: WayQuestion[] = [];
    const findWay = fromPromise<WayFact, WayQuestion>(({ input }) => {
      asked.push(input);
      return new Promise(() => {});
    });
    createActor(wayMachine.provide({ actors: { findWay } }), { input: FULL }).start();
    createActor(wayMachine.provide({ actors: { findWay } }), { input: PLAIN_LINK }).start();
    expect(asked).toEqual([{ kind: 'goals', goals: FULL.goals, start: FULL.start }]);
  });

  test('FLW-2 sets device, folded regions and what was not understood', () => {
    const viewer = createActor(viewerMachine.provide({ actors: { watchAddress: fromCallback(() => {}) } }), {
      input: { route: { page: 'chart', ...PAYMENT }, read: { link: FULL, ignored: ['colour=red'] } },
    }).start();
    const { device, folded, ignored } = viewer.getSnapshot().context;
    expect({ device, folded, ignored }).toEqual({
      device: 'tablet',
      folded: { checkout: ['open', 'closed'] },
      ignored: ['colour=red'],
    });
    viewer.send({ type: 'notice.dismissed' });
    expect(viewer.getSnapshot().context.ignored).toEqual([]);
  });

  test('FLW-2 a state in a folded region is unfolded when an address leads to it', () => {
    const viewer = createActor(viewerMachine.provide({ actors: { watchAddress: fromCallback(() => {}) } }), {
      input: { route: { page: 'chart', ...PAYMENT }, read: { link: FULL, ignored: [] } },
    }).start();
    viewer.send({ type: 'address.changed', route: { page: 'chart', ...PAYMENT }, edge: null });
    expect(viewer.getSnapshot().context.folded).toEqual({ checkout: ['closed'] });
  });

  const startFrame = (link: Link) => {
    const orders: FrameOrder[] = [];
    const shop = fromCallback<{ type: 'ordered'; order: FrameOrder }, { number: number }>(({ receive }) =>
      receive(({ order }) => void orders.push(order)),
    );
    const frame = createActor(frameMachine.provide({ actors: { shop }, actions: { forgetPast: () => {} } }), {
      input: link,
    }).start();
    return { frame, orders };
  };

  test('FLW-2 sets conditions and clock: at once, or at the end of its way', () => {
    const held = startFrame({ ...FULL, clock: 'held' });
    expect(held.frame.getSnapshot().context.opening.conditions).toEqual(FULL.conditions);
    held.frame.send({ type: 'shop.ready' });
    expect(held.orders).toContainEqual({ kind: 'hold' });
    const led = startFrame(FULL);
    led.frame.send({ type: 'way.found', way: { title: 'there', visit: FIRST_VISIT, steps: [], reach: null } });
    expect(led.orders).toEqual([]);
    led.frame.send({ type: 'shop.ready' });
    expect(led.orders).toContainEqual({ kind: 'arrive', conditions: FULL.conditions, isToRun: true });
  });

  test('FLW-2 a reset of the shop undoes the conditions', () => {
    const { frame } = startFrame(FULL);
    frame.send({ type: 'shop.restarted' });
    const { conditions, opening } = frame.getSnapshot().context;
    expect([conditions, opening.conditions]).toEqual([PLAIN_LINK.conditions, PLAIN_LINK.conditions]);
  });
});
