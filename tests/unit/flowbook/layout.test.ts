import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { allLayouts, collapsesOf } from '#tools/flowbook/layout/all-layouts.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { layoutKey } from '#tools/flowbook/layout/layout-key.ts';
import { widthOf } from '#tools/flowbook/layout/text-size.ts';
import { EVENT, firstSentence } from '#tools/flowbook/layout/written.ts';
import { crossings, faultsOf, looseEnds } from './drawing-faults.ts';

const chartOf = (flow: string): Chart => readChart(flowCalled(flow).machine);
describe.each(FLOWS)('$machine.id', ({ machine }) => {
  test('FLW-2 is laid out for every combination of collapsed regions: nothing overlaps, nothing is lost', async () => {
    const chart = readChart(machine);
    const layouts = await allLayouts(chart);
    expect(Object.keys(layouts)).toEqual(collapsesOf(chart).map(layoutKey));
    for (const [key, placed] of Object.entries(layouts)) {
      expect(faultsOf(placed), key).toEqual([]);
      expect(looseEnds(placed), key).toEqual([]);
      expect(crossings(placed), key).toEqual([]);
      expect(JSON.parse(JSON.stringify(placed))).toEqual(placed);
    }
    const whole = layouts[''];
    expect(whole?.states.map(({ path }) => path).sort()).toEqual(chart.states.map(({ path }) => path).sort());
    const listed =
      whole?.states.flatMap(({ lines }) =>
        lines.flatMap(({ edgeId, kind }) => (kind === 'more' ? [] : (edgeId ?? []))),
      ) ?? [];
    const drawn = whole?.edges.flatMap(({ edgeIds }) => edgeIds) ?? [];
    expect([...listed, ...drawn].sort()).toEqual(chart.edges.map(({ id }) => id).sort());
    expect(whole?.dots.map(({ path, to }) => [path, to]).sort()).toEqual(
      chart.states.flatMap(({ path, initial }) => (initial === null ? [] : [[path, initial]])).sort(),
    );
  });
});

test('FLW-2 a state that is left from within and by two branches at its end is laid out', async () => {
  const loading = setup({ guards: { isOnly: () => true } }).createMachine({
    id: 'instruments',
    initial: 'idle',
    states: {
      idle: {},
      bank: {},
      configuring: {
        initial: 'loading',
        states: { loading: {}, shown: { on: { back: '#instruments.bank' } } },
        onDone: [{ guard: 'isOnly', target: 'completed' }, { target: 'succeeded' }],
      },
      succeeded: {},
      completed: { type: 'final' },
    },
  });
  const placed = await layOut(readChart(loading), []);
  expect([...faultsOf(placed), ...looseEnds(placed)]).toEqual([]);
});

/** px: what is left for a diagram beside the panels on a laptop of 1280 px. */
const CANVAS = { width: 620, height: 760 };

test('FLW-2 50 states with three lines each are laid out: nothing overlaps, nothing is loose', async () => {
  const states = Array.from({ length: 50 }, (_, at) => [
    `s${at}`,
    { on: { NEXT: `s${(at + 1) % 50}`, JUMP: `s${(at * 7 + 3) % 50}`, RESET: 's0' } },
  ]);
  const many = readChart(setup({}).createMachine({ id: 'many', initial: 's0', states: Object.fromEntries(states) }));
  const placed = await layOut(many, []);
  expect(placed.states).toHaveLength(51);
  expect(faultsOf(placed)).toEqual([]);
  expect(looseEnds(placed)).toEqual([]);
});

test('FLW-2 the checkout is read from its initial state downwards, unscrolled on a laptop', async () => {
  const { width, height, states } = await layOut(chartOf('checkout'), []);
  expect(Math.min(CANVAS.width / width, CANVAS.height / height)).toBeGreaterThanOrEqual(0.475);
  const topOf = (path: string): number => states.find((state) => state.path === path)?.y ?? Number.NaN;
  const order = [
    'unavailable',
    'closed',
    'open',
    'open.reviewingOrder',
    'open.enteringDelivery',
    'open.choosingPayment',
  ];
  const tops = [...order, 'open.confirming', 'confirmed'].map(topOf);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test.each(['catalogue', 'header'])('FLW-2 %s fits at 100% with its regions collapsed', async (flow) => {
  const chart = chartOf(flow);
  const { width, height } = await layOut(chart, collapsesOf(chart).at(-1) ?? []);
  expect(width).toBeLessThanOrEqual(CANVAS.width);
  expect(height).toBeLessThanOrEqual(CANVAS.height);
});

test('FLW-2 many branches of one event are a list in their state; transitions between the same states share a line', async () => {
  const shop = await layOut(chartOf('shop'), []);
  const page = shop.states.find(({ path }) => path === 'running.page');
  expect(page?.lines.filter(({ kind }) => kind === 'way').length).toBe(18);
  const checkout = await layOut(chartOf('checkout'), []);
  const back = checkout.edges.find(({ from, to }) => from === 'open.confirming' && to.includes('open.choosingPayment'));
  expect(back?.edgeIds).toEqual(['open.confirming step.reversed', 'open.confirming payment.revisited']);
});

test('FLW-2 a transition into several regions divides at a bar; a forbidden one is listed in its state', async () => {
  const { edges } = await layOut(chartOf('cart'), []);
  const parted = edges.filter(({ fork }) => fork !== null);
  expect(parted.map(({ to }) => to)).toEqual([['ready.contents.filled', 'ready.prices.checking']]);
  const { states } = await layOut(chartOf('header'), []);
  const menu = states.find(({ path }) => path === 'panels.open.menu');
  expect(menu?.lines).toContainEqual(expect.objectContaining({ kind: 'forbidden', text: 'menu.opened' }));
});

test('FLW-2 what leads out of a collapsed region leads out of the region', async () => {
  const { edges, states } = await layOut(chartOf('cart'), ['ready.prices']);
  expect(states.map(({ path }) => path)).not.toContain('ready.prices.checking');
  expect(edges.find(({ fork }) => fork !== null)?.to).toEqual(['ready.contents.filled', 'ready.prices']);
});

test.each(FLOWS)('FLW-2 what is said of a state of $machine.id is one text, though lines pass', async ({ machine }) => {
  const { states } = await layOut(readChart(machine), []);
  for (const { path, detail } of states) {
    expect(new Set(detail.map(({ x }) => x)).size, path).toBeLessThanOrEqual(1);
  }
});

test('FLW-2 a sentence that lines leave no space for in one row goes on in the next, and is whole', async () => {
  const { states } = await layOut(chartOf('toasts'), []);
  const held = states.find(({ path }) => path === 'showing.held');
  expect(held?.detail.map(({ text }) => text).join(' ')).toBe('The shopper is using a message');
});

test('FLW-2 texts are as wide as the font says', () => {
  expect(widthOf('step.completed', EVENT)).toBeCloseTo(83.5, 0);
  expect(widthOf('', EVENT)).toBe(0);
});

test.each([
  [
    "Step 1, 'Review Order': the lines and the total. There is no step to go back to.",
    "Step 1, 'Review Order': the lines and the total",
  ],
  ["'Order Confirmed!' The cart is empty.", "'Order Confirmed!'"],
  ['No end', 'No end'],
  ['', ''],
])('FLW-2 the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
