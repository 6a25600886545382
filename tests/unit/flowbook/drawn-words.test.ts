import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, setup } from 'xstate';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { mermaidOf } from '#tools/flowbook/export/mermaid.ts';
import { allLayouts } from '#tools/flowbook/layout/all-layouts.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { collapsibleOf, foldedAtFirst } from '#tools/flowbook/layout/visible.ts';
import { crossings, faultsOf, looseEnds } from './drawing-faults.ts';

const LONG = 'a-very-long-country-of-delivery-that-is-named-in-full and-another-one-beside-it';

/** What a chart of others may hold: actors without ids, history, branches, guards with parameters. */
const parcel = setup({
  actors: { weigh: fromPromise(() => Promise.resolve(1)) },
  guards: {
    isWithin: (_, _given: { least: number; most: number }) => true,
    isSentTo: (_, _given: { countries: readonly string[] }) => true,
  },
}).createMachine({
  id: 'parcel',
  initial: 'packing',
  states: {
    packing: {
      initial: 'open',
      on: { paused: 'resting' },
      states: {
        open: {
          on: {
            closed: [
              { guard: { type: 'isWithin', params: { least: 1, most: 20 } }, target: 'weighing' },
              { guard: { type: 'isSentTo', params: { countries: LONG.split(' ') } }, target: 'refused' },
              { target: 'tooHeavy' },
            ],
          },
        },
        weighing: {
          invoke: { src: 'weigh', onDone: '#parcel.sent', onError: 'open' },
        },
        refused: {},
        tooHeavy: {},
        was: { type: 'history', history: 'deep', target: 'weighing' },
      },
    },
    resting: {
      invoke: { src: fromPromise(() => Promise.resolve()) },
      on: { resumed: 'packing.was' },
    },
    sent: { type: 'final' },
  },
});

describe('FLW-2 a chart in words', () => {
  const chart = readChart(parcel);
  const edge = (id: string) => chart.edges.find((one) => one.id === id);

  test('FLW-2 actors without an id of their own are called by what they run', () => {
    const words = chart.edges.filter(({ kind }) => kind === 'done' || kind === 'error').map((one) => one.words);
    expect(words).toEqual(['weigh answers', 'weigh fails']);
  });

  test('FLW-2 guards are given with all their parameters', () => {
    expect(edge('packing.open closed#0')?.guard).toBe('isWithin least 1 most 20');
    expect(edge('packing.open closed#1')?.guard).toBe(`isSentTo ${LONG.replace(' ', ', ')}`);
  });

  test('FLW-2 a history state has its depth and where it leads at first', async () => {
    const state = chart.states.find(({ path }) => path === 'packing.was');
    expect(state?.history).toEqual({ isDeep: true, targets: ['packing.weighing'] });
    const placed = await layOut(chart, []);
    const drawn = placed.states.find(({ path }) => path === 'packing.was');
    expect(drawn?.history?.isDeep).toBe(true);
    expect(drawn?.detail.map(({ text }) => text).join(' ')).toBe('where it was; at first packing.weighing');
  });

  const player = (target: string, id?: string) =>
    createMachine({
      id: 'shop.player',
      initial: 'off',
      states: {
        off: { on: { on: 'playing.was' } },
        playing: {
          initial: 'intro',
          states: {
            intro: {},
            film: { ...(id !== undefined && { id }), initial: 'one', states: { one: {}, two: {} } },
            was: { type: 'history', target },
          },
        },
      },
    });

  test.each([
    ['film.two', undefined],
    ['#film.two', 'film'],
    ['#the\\.film.two', 'the.film'],
    ['#shop\\.player.playing.film.two', undefined],
  ])('FLW-2 a history state leads at first to what XState finds by its target %s', (target, id) => {
    const machine = player(target, id);
    const state = readChart(machine).states.find(({ path }) => path === 'playing.was');
    expect(state?.history?.targets).toEqual(['playing.film.two']);
    const actor = createActor(machine).start();
    actor.send({ type: 'on' });
    expect(actor.getSnapshot().value).toEqual({ playing: { film: 'two' } });
    expect(mermaidOf(machine)).toContain('playing__was --> playing__film__two : at first');
  });

  test('FLW-2 a history state that names a state that is not there is said, as of any transition', () => {
    expect(() => readChart(player('#cinema.two'))).toThrow(
      "The history state 'playing.was' leads to '#cinema.two', which the chart does not have.",
    );
  });

  test('FLW-2 the drawing holds all of it: invoked names, whole guards in rows, and else', async () => {
    const placed = await layOut(chart, []);
    const lines = placed.states.flatMap((state) => state.lines.map(({ text }) => text));
    expect(lines).toContain('weigh');
    expect(lines).toContain('an actor of its own');
    const labels = placed.edges.flatMap(({ label }) => label?.lines ?? []);
    const guards = labels.map(({ guard, rows }) => (rows.length > 0 ? rows.join(' ') : guard));
    expect(guards).toContain(`[isSentTo ${LONG.replace(' ', ', ')}]`);
    expect(guards).toContain('else');
    expect([faultsOf(placed), looseEnds(placed), crossings(placed)]).toEqual([[], [], []]);
  });
});

/** Twelve compound states of twenty states each, in a circle. */
const large = setup({}).createMachine({
  id: 'large',
  initial: 'part0',
  states: Object.fromEntries(
    Array.from({ length: 12 }, (_, part) => [
      `part${part}`,
      {
        initial: 'step0',
        on: { skipped: `part${(part + 1) % 12}` },
        states: Object.fromEntries(
          Array.from({ length: 19 }, (__, step) => [
            `step${step}`,
            { on: { done: `step${(step + 1) % 19}`, back: `step${Math.max(0, step - 3)}` } },
          ]),
        ),
      },
    ]),
  ),
});

/** As many states beside one another. */
const flat = setup({}).createMachine({
  id: 'flat',
  initial: 'step0',
  states: Object.fromEntries(
    Array.from({ length: 240 }, (_, step) => [
      `step${step}`,
      { on: { done: `step${(step + 1) % 240}`, back: `step${Math.max(0, step - 5)}` } },
    ]),
  ),
});

describe('FLW-2 a chart of 240 states', () => {
  const chart = readChart(large);

  test('FLW-2 is folded at first, and each part can be opened', () => {
    expect(chart.states.length - 1).toBe(240);
    expect(foldedAtFirst(chart)).toHaveLength(12);
    expect(collapsibleOf(chart)).toEqual(foldedAtFirst(chart));
    expect(foldedAtFirst(chart, 'part3.step4')).not.toContain('part3');
  });

  test('FLW-2 is laid out within 5 s', async () => {
    const start = performance.now();
    const layouts = await allLayouts(chart);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(Object.keys(layouts)).toEqual([foldedAtFirst(chart).toSorted().join(',')]);
    const opened = await layOut(chart, foldedAtFirst(chart, 'part3.step4'));
    expect(faultsOf(opened)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test.each([chart, readChart(flat)])('FLW-2 is laid out within 5 s where nothing is folded: $id', async (opened) => {
    const start = performance.now();
    const placed = await layOut(opened, []);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(placed.states).toHaveLength(241);
    expect([faultsOf(placed), looseEnds(placed), crossings(placed)]).toEqual([[], [], []]);
  });
});
