import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { Diagram } from '#tools/flowbook/draw/Diagram.tsx';
import { hubWay } from '#tools/flowbook/draw/hub-way.ts';
import { type Marks, NO_MARKS } from '#tools/flowbook/draw/marks.ts';
import { neighbour, readingOrder } from '#tools/flowbook/draw/neighbour.ts';
import { headPath, strokePath } from '#tools/flowbook/draw/stroke.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';

const checkout = readChart(flowCalled('checkout').machine);

const drawn = async (marks: Partial<Marks> = {}, selected: string | null = null): Promise<string> =>
  renderToStaticMarkup(
    <Diagram
      chart={checkout}
      placed={await layOut(checkout, [])}
      marks={{ ...NO_MARKS, ...marks }}
      selected={selected}
    />,
  );

/** The class names of the first element with this attribute, or of the first within it. */
const classesAt = (markup: string, attribute: string, name: string): readonly string[] =>
  new RegExp(`${attribute}="${name}".*?class="(?<found>fbd-(?:box|stroke)[^"]*)"`)
    .exec(markup)
    ?.groups?.found?.split(' ') ?? [];

test('FLW-2 every state of a diagram is a button with a name, and one of them has the tab stop', async () => {
  const markup = await drawn();
  for (const { key } of checkout.states) expect(markup).toContain(`aria-label="${key}"`);
  expect(markup.match(/class="fbd-button"[^>]*tabindex="0"/g)).toHaveLength(1);
});

test('FLW-2 a diagram says which states are active and which were', async () => {
  const markup = await drawn({ active: new Set(['open', 'open.confirming']), visited: new Set(['closed', 'open']) });
  expect(markup).toContain('aria-label="confirming, now"');
  expect(markup).toContain('aria-label="open, now"');
  expect(markup).toContain('aria-label="closed, visited"');
  expect(classesAt(markup, 'data-path', 'open.confirming')).toContain('is-active');
  expect(classesAt(markup, 'data-path', 'confirmed')).not.toContain('is-active');
});

test('FLW-2 the last transition, those taken and those that are toned are marked on their line', async () => {
  const id = 'open.choosingPayment step.completed';
  const edge = (markup: string) => classesAt(markup, 'data-edge', id);
  expect(edge(await drawn())).toEqual(['fbd-stroke', '']);
  expect(edge(await drawn({ taken: new Set([id]) }))).toContain('is-taken');
  expect(edge(await drawn({ last: id }))).toContain('is-last');
  expect(edge(await drawn({ tones: new Map([[id, 'added']]) }))).toContain('tone-added');
  expect(edge(await drawn({}, id))).toContain('is-selected');
});

test('FLW-2 a state of which there is a picture has a camera', async () => {
  expect(await drawn()).not.toContain('is-camera');
  expect(await drawn({ pictured: new Set(['open.confirming']) })).toContain('is-camera');
});

test.each(FLOWS)(
  'FLW-2 the arrow keys alone reach every state of $machine.id, and the root again',
  async ({ machine }) => {
    const placed = await layOut(readChart(machine), []);
    const order = readingOrder(placed).map(({ path }) => path);
    expect(order.toSorted()).toEqual(placed.states.map(({ path }) => path).toSorted());
    const walked = [''];
    for (let at = neighbour(placed, '', 'down'); at !== null; at = neighbour(placed, at, 'down')) walked.push(at);
    expect(walked).toEqual(order);
    for (const path of order) {
      let at: string | null = path;
      for (let steps = 0; at !== null && at !== ''; steps += 1) {
        expect(steps, path).toBeLessThan(order.length);
        at = neighbour(placed, at, 'up');
      }
      expect(at).toBe('');
    }
  },
);

test('FLW-2 the arrow keys walk along the edges', async () => {
  const placed = await layOut(checkout, []);
  expect(neighbour(placed, 'closed', 'down')).toBe('open');
  expect(neighbour(placed, 'open', 'down')).toBe('open.reviewingOrder');
  expect(neighbour(placed, 'open.enteringDelivery', 'up')).toBe('open.reviewingOrder');
  expect(neighbour(placed, 'open.confirming', 'down')).toBe('open.confirming.checkingPrices');
  expect(neighbour(placed, 'confirmed', 'down')).toBeNull();
  expect(neighbour(placed, 'nowhere', 'down')).toBeNull();
});

test('FLW-2 a transition in a list is led to its state when it is selected', async () => {
  const chart = readChart(flowCalled('shop').machine);
  const placed = await layOut(chart, []);
  const edge = chart.edges.find(({ guard }) => guard === 'isPage cart');
  const cart = placed.states.find(({ path }) => path === 'running.page.cart');
  expect(hubWay(placed, edge)?.at(-1)?.y).toBe(cart?.y);
  expect(
    hubWay(
      placed,
      chart.edges.find(({ words }) => words === 'any actor fails'),
    ),
  ).toBeNull();
});

test('FLW-2 lines have round corners, and end where their heads begin', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 50 },
    { x: 40, y: 50 },
  ];
  expect(strokePath(points, false)).toBe('M0 0L0 43Q0 50 7 50L40 50');
  expect(strokePath(points, true)).toBe('M0 0L0 43Q0 50 7 50L33 50');
  expect(headPath(points)).toBe('M32 54L40 50L32 46z');
});
