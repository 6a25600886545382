import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { FIRST_VISIT } from '#tests/explore/visit.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';
import type { FrameOrder } from '#tools/flowbook/frame/protocol.ts';
import { frameMachine } from '#tools/flowbook/machines/frame.machine.ts';
import { frameWords } from '#tools/flowbook/machines/frame.selectors.ts';
import { viewerMachine } from '#tools/flowbook/machines/viewer.machine.ts';
import { isPageRead, isSearchOpen, openedIn, until } from '#tools/flowbook/machines/viewer.selectors.ts';
import {
  type Proof,
  type Way,
  type WayFact,
  type WayProofQuestion,
  type WayQuestion,
  wayMachine,
} from '#tools/flowbook/machines/way.machine.ts';
import { canSeek, isSeeking } from '#tools/flowbook/machines/way.selectors.ts';
import type { WayStep } from '#tools/flowbook/way/way-step.ts';

const step = (words: string): WayStep => ({ words, sender: 'user', sent: [], actions: [], ms: 60, charts: {} });
const WAY: Way = {
  title: 'somewhere',
  visit: FIRST_VISIT,
  steps: [step('one'), step('two'), step('three')],
  reach: null,
};

const FOUND: WayFact = { type: 'way.found', way: WAY };

/** The shop's frame without a shop: orders are only noted. */
function startFrame() {
  const orders: FrameOrder[] = [];
  let forgotten = 0;
  const frame = createActor(
    frameMachine.provide({
      actors: {
        shop: fromCallback<{ type: 'ordered'; order: FrameOrder }, { number: number }>(({ receive }) =>
          receive(({ order }) => void orders.push(order)),
        ),
      },
      actions: {
        forgetPast: () => {
          forgotten += 1;
        },
      },
    }),
  ).start();
  const words = () => frameWords(frame.getSnapshot());
  const steps = () => orders.flatMap((order) => (order.kind === 'step' ? order.step : []));
  return { frame, orders, words, steps, forgotten: () => forgotten };
}

describe('FLW-2 the shop in the frame', () => {
  test('FLW-2 it is live once it is ready, and watched charts are watched again', () => {
    const { frame, orders, words } = startFrame();
    frame.send({ type: 'actor.watched', actor: 'checkout' });
    expect(words()).toBe('Opening');
    frame.send({ type: 'shop.ready' });
    expect(words()).toBe('Live');
    expect(orders).toEqual([
      { kind: 'watch', actor: 'checkout' },
      { kind: 'watch', actor: 'checkout' },
    ]);
  });

  test('FLW-2 a way is walked step by step, each when the one before is done', () => {
    const { frame, words, steps, forgotten } = startFrame();
    frame.send({ type: 'way.found', way: WAY });
    expect(forgotten()).toBe(1);
    expect(frame.getSnapshot().context.opening.isPlayed).toBe(true);
    frame.send({ type: 'shop.ready' });
    expect(steps()).toEqual([0]);
    frame.send({ type: 'shop.stepped', strays: [] });
    expect(steps()).toEqual([0, 1]);
    expect(words()).toBe('On its way');
    frame.send({ type: 'shop.stepped', strays: [] });
    frame.send({ type: 'shop.stepped', strays: [] });
    expect(steps()).toEqual([0, 1, 2]);
    expect(words()).toBe('Arrived');
  });

  test('FLW-2 a step that differs from the charts is reported at the end', () => {
    const { frame, words } = startFrame();
    frame.send({ type: 'way.found', way: WAY });
    frame.send({ type: 'shop.ready' });
    for (const strays of [[], ['two: cart is in filled instead of empty.'], []])
      frame.send({ type: 'shop.stepped', strays });
    expect(words()).toBe('Arrived elsewhere');
    expect(frame.getSnapshot().context.strays).toEqual(['two: cart is in filled instead of empty.']);
  });

  test('FLW-2 a pause lets the step end, one step is one, and going on takes the rest', () => {
    const { frame, words, steps } = startFrame();
    frame.send({ type: 'way.found', way: WAY });
    frame.send({ type: 'shop.ready' });
    frame.send({ type: 'walk.paused' });
    frame.send({ type: 'shop.stepped', strays: [] });
    expect(words()).toBe('Paused on its way');
    expect(steps()).toEqual([0]);
    frame.send({ type: 'step.requested' });
    expect(steps()).toEqual([0, 1]);
    frame.send({ type: 'shop.stepped', strays: [] });
    expect(words()).toBe('Paused on its way');
    frame.send({ type: 'walk.resumed' });
    expect(steps()).toEqual([0, 1, 2]);
  });

  test('FLW-2 a way without a step is at its end as soon as the shop is open', () => {
    const { frame, words } = startFrame();
    frame.send({ type: 'way.found', way: { ...WAY, steps: [] } });
    frame.send({ type: 'shop.ready' });
    expect(words()).toBe('Arrived');
  });

  test('FLW-2 a fault stops it, and it can be opened again without the way', () => {
    const { frame, words } = startFrame();
    frame.send({ type: 'way.found', way: WAY });
    frame.send({ type: 'shop.broke', message: 'no root' });
    expect(words()).toBe('Stopped by a fault');
    frame.send({ type: 'shop.restarted' });
    expect(words()).toBe('Opening');
    const { number, opening, problem, way } = frame.getSnapshot().context;
    expect({ number, isPlayed: opening.isPlayed, problem, way }).toEqual({
      number: 2,
      isPlayed: false,
      problem: '',
      way: null,
    });
  });
});

/** The search for ways, with what it finds in the test's hands. */
function startWay(
  find: (question: WayQuestion) => Promise<WayFact>,
  prove: (question: WayProofQuestion) => Promise<Proof> = () => new Promise(() => {}),
) {
  const facts: string[] = [];
  const way = createActor(
    wayMachine.provide({
      actors: {
        findWay: fromPromise<WayFact, WayQuestion>(({ input }) => find(input)),
        proveWay: fromPromise<Proof, WayProofQuestion>(({ input }) => prove(input)),
      },
    }),
  );
  way.on('way.found', ({ way: found }) => void facts.push(found.title));
  way.start();
  return { way, facts };
}

describe('FLW-2 the search for a way', () => {
  test('FLW-2 without a goal there is nothing to look for', () => {
    const { way } = startWay(() => Promise.resolve(FOUND));
    expect(canSeek(way.getSnapshot())).toBe(false);
    way.send({ type: 'way.requested' });
    expect(isSeeking(way.getSnapshot())).toBe(false);
  });

  test('FLW-2 goals are searched for together, each once, without those left out', async () => {
    const asked: WayQuestion[] = [];
    const { way, facts } = startWay((question) => {
      asked.push(question);
      return Promise.resolve(FOUND);
    });
    const [payment, login, cart] = [
      { chart: 'checkout', path: 'open.choosingPayment' },
      { chart: 'login', path: 'code' },
      { chart: 'cart', path: 'ready' },
    ];
    for (const goal of [payment, login, payment, cart]) way.send({ type: 'goal.added', goal });
    way.send({ type: 'goal.dropped', goal: login });
    way.send({ type: 'start.changed', start: { screen: 'desk', 'signed-in': '', bottles: '2' } });
    way.send({ type: 'way.requested' });
    await flush();
    expect(asked).toEqual([
      { kind: 'goals', goals: [payment, cart], start: { screen: 'desk', 'signed-in': '', bottles: '2' } },
    ]);
    expect(facts).toEqual(['somewhere']);
  });

  test('FLW-2 the reason for no way is shown until the next search', async () => {
    let isFound = false;
    const { way } = startWay(() =>
      isFound ? Promise.resolve(FOUND) : Promise.reject(new Error('No walk has been there.')),
    );
    way.send({ type: 'goal.requested', goal: { chart: 'shop', path: 'broken' } });
    await flush();
    expect(way.getSnapshot().context.problem).toBe('No walk has been there.');
    isFound = true;
    way.send({ type: 'file.dropped', name: 'run.json', text: '{}' });
    expect(way.getSnapshot().context.problem).toBe('');
  });

  test('FLW-2 a way that was searched is compared with the shortest, and a shorter one is taken when it is asked for', async () => {
    const goal = { chart: 'catalogue', path: 'filterPanel.open' };
    const asked: WayProofQuestion[] = [];
    const { way, facts } = startWay(
      () => Promise.resolve(FOUND),
      (question) => {
        asked.push(question);
        return Promise.resolve({ moves: 2, atLeast: 1, shorter: { ...WAY, title: 'sooner' } });
      },
    );
    way.send({ type: 'goal.requested', goal });
    await flush();
    expect(asked).toMatchObject([{ goals: [goal], way: WAY }]);
    expect(facts).toEqual(['somewhere']);
    way.send({ type: 'shorter.requested' });
    way.send({ type: 'shorter.requested' });
    expect(facts).toEqual(['somewhere', 'sooner']);
    expect(way.getSnapshot().context.proof).toEqual({ moves: 1, atLeast: 1, shorter: null });
  });

  test('FLW-2 what a file holds is compared with nothing, and what is known of a way counts until the next search', async () => {
    let proofs = 0;
    const { way } = startWay(
      () => Promise.resolve(FOUND),
      () => {
        proofs += 1;
        return Promise.resolve({ moves: 1, atLeast: 1, shorter: null });
      },
    );
    way.send({ type: 'goal.requested', goal: { chart: 'cart', path: 'ready' } });
    await flush();
    expect(way.getSnapshot().context.proof).not.toBeNull();
    way.send({ type: 'file.dropped', name: 'run.json', text: '{}' });
    await flush();
    expect(proofs).toBe(1);
    expect(way.getSnapshot().value).toEqual({ found: 'done' });
    expect(way.getSnapshot().context.proof).toBeNull();
  });
});

describe('FLW-2 what is looked at', () => {
  const start = () =>
    createActor(viewerMachine.provide({ actors: { watchAddress: fromCallback(() => {}) } }), {
      input: { route: { page: 'map' } },
    }).start();

  test('FLW-2 another address forgets the transition and the actor that were chosen', () => {
    const viewer = start();
    expect(isPageRead(viewer.getSnapshot())).toBe(false);
    viewer.send({ type: 'edge.chosen', edge: 'open step.completed' });
    viewer.send({ type: 'actor.chosen', actor: 'addition.a' });
    viewer.send({ type: 'address.changed', route: { page: 'chart', chart: 'cart', state: '' }, edge: null });
    const { edge, actor, route } = viewer.getSnapshot().context;
    expect({ edge, actor, route }).toEqual({
      edge: null,
      actor: null,
      route: { page: 'chart', chart: 'cart', state: '' },
    });
    expect(viewer.getSnapshot().value.page).toBe('chart');
  });

  test('FLW-2 a moment is looked back at until it is left', () => {
    const viewer = start();
    expect(until(viewer.getSnapshot())).toBe(Number.POSITIVE_INFINITY);
    viewer.send({ type: 'moment.chosen', moment: 7 });
    viewer.send({ type: 'moment.chosen', moment: 6 });
    expect(until(viewer.getSnapshot())).toBe(6);
    viewer.send({ type: 'moment.left' });
    expect(until(viewer.getSnapshot())).toBe(Number.POSITIVE_INFINITY);
  });

  test('FLW-2 the search closes when something is chosen, and starts empty the next time', () => {
    const viewer = start();
    viewer.send({ type: 'search.opened' });
    viewer.send({ type: 'query.typed', query: 'CHK' });
    viewer.send({ type: 'address.changed', route: { page: 'sequence' }, edge: null });
    expect(isSearchOpen(viewer.getSnapshot())).toBe(false);
    expect(viewer.getSnapshot().context.query).toBe('');
  });

  test('FLW-2 a region is folded and opened, each chart for itself', () => {
    const viewer = start();
    const fold = (chart: string, path: string) => viewer.send({ type: 'region.toggled', chart, path, initially: [] });
    fold('header', 'search');
    fold('header', 'account');
    fold('catalogue', 'list');
    fold('header', 'search');
    expect(viewer.getSnapshot().context.folded).toEqual({ header: ['account'], catalogue: ['list'] });
    viewer.send({ type: 'regions.folded', chart: 'header', paths: [] });
    expect(viewer.getSnapshot().context.folded).toEqual({ header: [], catalogue: ['list'] });
  });

  test('FLW-2 a chart is shown where it is run, and no longer; each chart for itself, whatever page is looked at', () => {
    const viewer = start();
    const toggle = (chart: string, child: string) => viewer.send({ type: 'child.toggled', chart, child });
    expect(openedIn(viewer.getSnapshot())).toEqual({});
    toggle('purchase', 'saved');
    toggle('purchase', 'orders');
    toggle('shop', 'purchase');
    viewer.send({ type: 'address.changed', route: { page: 'chart', chart: 'shop', state: '' }, edge: null });
    toggle('purchase', 'saved');
    expect(openedIn(viewer.getSnapshot())).toEqual({ purchase: ['orders'], shop: ['purchase'] });
  });
});
