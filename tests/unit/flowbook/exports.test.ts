import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine, raise } from 'xstate';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';
import { byKey, differenceOf, Reference } from '#tools/chart-tests/engine/lockstep.ts';
import { SteppedClock } from '#tools/flowbook/alone/stepped-clock.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { pageTexts } from '#tools/flowbook/export/chart-text.ts';
import { diagramStyles } from '#tools/flowbook/export/diagram-styles.ts';
import { sourceOf } from '#tools/flowbook/export/expression.ts';
import { scxmlOf } from '#tools/flowbook/export/scxml.ts';
import { exported, imported } from '#tools/flowbook/export/stately.ts';
import { writtenOut } from '#tools/flowbook/export/styles.ts';
import { chartSvg } from '#tools/flowbook/export/svg.tsx';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { ODD_CHARTS } from './fixtures/odd-charts.ts';

const CHARTS = [...FLOWS.map(({ machine }) => machine), ...ODD_CHARTS];

/** The document of an SVG or of SCXML. @throws when it is not well formed */
const documentOf = (text: string): Document =>
  new new JSDOM('').window.DOMParser().parseFromString(text, 'application/xml');

test.each(['<a><b></a></b>', '<a>', '<a x="1 & 2"/>', '<a><</a>'])('FLW-2 the reader of XML refuses %j', (text) => {
  expect(documentOf(text).querySelector('parsererror')).not.toBeNull();
});

test('FLW-2 a format that a chart cannot be saved in is said, and the others are there', async () => {
  const { json, svg } = await pageTexts(
    createMachine({ id: 'odd', initial: 'a', states: { a: {}, '': {} } }),
    diagramStyles(),
  );
  expect(json).toContain('"id": "odd"');
  expect(svg).toEqual({ problem: 'A state has an empty name, which Flowbook does not show.' });
});

describe.each(FLOWS)('$machine.id', ({ machine, ...flow }) => {
  const chart = readChart(machine);

  test('FLW-2 as SVG is well formed, carries its own colours, and runs nothing', async () => {
    const svg = chartSvg(chart, await layOut(chart, []), diagramStyles());
    const elements = [...documentOf(svg).querySelectorAll('*')];
    expect(elements.filter(({ localName }) => ['script', 'parsererror'].includes(localName))).toEqual([]);
    expect(
      elements.flatMap((each) => each.getAttributeNames()).filter((name) => /^on|tabindex|data-/.test(name)),
    ).toEqual([]);
    expect(svg).not.toContain('var(');
    expect(svg).toContain('.fbd-box { fill: #FFFFFF; stroke: #B6AB9C; }');
    for (const { key } of chart.states) expect(svg).toContain(`>${key}<`);
  });

  test('FLW-2 exported as JSON and read back is the same chart, and does the same, step by step', () => {
    const { config, implementations } = exported(machine);
    const read = imported(JSON.parse(JSON.stringify(config)), implementations);
    expect(readChart(read)).toEqual(chart);
    expect(exported(read).config).toEqual(config);
    const reference = new Reference({ ...flow, machine }, byKey, 200);
    expect(differenceOf(reference, read)).toBeNull();
  }, 60_000);
});

describe.each(CHARTS.map((machine) => ({ id: machine.id, machine })))('$id', ({ machine }) => {
  const text = JSON.stringify(exported(machine).config);

  test('FLW-2 as SVG is well formed, whatever its name and its texts are', async () => {
    const chart = readChart(machine);
    const read = documentOf(chartSvg(chart, await layOut(chart, []), diagramStyles()));
    expect(read.querySelector('parsererror')?.textContent ?? '').toBe('');
    expect(read.documentElement.getAttribute('aria-label')).toBe(`Statechart of ${machine.id}`);
  });

  test('FLW-2 as JSON alone is read by createMachine: the same states, transitions and delays', () => {
    const config = JSON.parse(text);
    const read = readChart(createMachine(config, { delays: config.delays }));
    const { states, edges, delays } = readChart(machine);
    expect(read.states.map(({ path, kind, initial }) => [path, kind, initial])).toEqual(
      states.map(({ path, kind, initial }) => [path, kind, initial]),
    );
    expect(read.edges.map(({ id, targets }) => [id, targets])).toEqual(edges.map(({ id, targets }) => [id, targets]));
    expect(read.delays).toMatchObject(delays);
  });

  test('FLW-2 as JSON holds no name that a bundler has made', () => {
    expect(/__vite|__vi_|_import_\d/.exec(text)).toBeNull();
  });

  test('FLW-2 as JSON and read back is the same chart', () => {
    const { config, implementations } = exported(machine);
    expect(readChart(imported(JSON.parse(text), implementations))).toEqual(readChart(machine));
    expect(JSON.parse(text)).toEqual(config);
  });
});

test('FLW-2 an exported chart names its guards and actions, and writes expressions as Stately does', () => {
  const text = JSON.stringify(exported(flowCalled('cart').machine).config);
  expect(text).toContain('"guard":"isKnownLine and isTakingLast"');
  expect(text).toContain('{"type":"isCorrected","params":"{{ ({ event }) => event.output }}"}');
  expect(JSON.stringify(exported(flowCalled('header').machine).config)).toContain('"menu.opened":{}');
  const { config } = exported(flowCalled('checkout').machine);
  expect(config.delays).toMatchObject({ redirectDelay: 3000 });
});

test('FLW-2 a computed delay has the length that it has at the start, and its code beside it; where it needs more, its code', () => {
  const machine = createMachine(
    {
      id: 'tea',
      types: { context: {} as { minutes: number; leaves?: { wait: number } } },
      context: { minutes: 3 },
      initial: 'steeping',
      states: { steeping: { after: { steepTime: 'ready' } }, ready: { after: { coolTime: 'cold' } }, cold: {} },
    },
    {
      delays: {
        steepTime: ({ context }) => context.minutes * 60_000,
        coolTime: ({ context }) => context.leaves?.wait ?? Number.NaN,
      },
    },
  );
  const { config, implementations } = exported(machine);
  expect(config).toMatchObject({
    delays: { steepTime: 180_000 },
    computedDelays: {
      steepTime: expect.stringContaining('context.minutes'),
      coolTime: expect.stringContaining('context.leaves'),
    },
  });
  expect(config.delays).not.toHaveProperty('coolTime');
  const json = JSON.parse(JSON.stringify(config));
  const clock = new SteppedClock();
  const tea = createActor(createMachine(json, { delays: json.delays }), { clock }).start();
  expect(clock.untilNext()).toBe(180_000);
  tea.stop();
  const read = imported(json, implementations);
  expect(exported(read).config).toEqual(config);
  expect(read.implementations.delays).toEqual(machine.implementations.delays);
});

test('FLW-2 a context that code works out is the data that it begins with, and its code beside it', () => {
  const machine = createMachine({
    id: 'count',
    context: ({ input = { first: 3 } }: { input?: unknown }) => ({ from: (input as { first?: number }).first ?? 1 }),
  });
  const { config, implementations } = exported(machine);
  expect(config).toMatchObject({ context: { from: 1 }, computedContext: expect.stringContaining('from:') });
  const json = JSON.parse(JSON.stringify(config));
  expect(createActor(createMachine(json)).getSnapshot().context).toEqual({ from: 1 });
  expect(createActor(imported(json, implementations)).getSnapshot().context).toEqual({ from: 3 });
  const needy = createMachine({ id: 'needy', context: ({ input }) => ({ at: (input as { lines: [] }).lines.at(0) }) });
  expect(exported(needy).config.context).toEqual({});
});

test('FLW-2 an event that is raised at once is raised in SCXML, too; other actions are logged', () => {
  const machine = createMachine({
    id: 'echo',
    initial: 'a',
    states: {
      a: {
        entry: raise({ type: 'B' }),
        on: { B: { target: 'b', actions: ['ring', raise({ type: 'B' }, { delay: 9 })] } },
      },
      b: {},
    },
  });
  const text = scxmlOf(machine);
  expect(text.match(/<raise .*>/g)).toEqual(['<raise event="B"/>']);
  expect(text.match(/<log .*>/g)).toHaveLength(2);
});

test('FLW-2 a delay whose name has a dot, and one of a part of a millisecond, are sent in SCXML as they are', () => {
  const door = createMachine(
    { id: 'door', initial: 'open', states: { open: { after: { 0.5: 'shut', 'door.patience': 'shut' } }, shut: {} } },
    { delays: { 'door.patience': 2000 } },
  );
  expect(scxmlOf(door).match(/(?<=<send .*delay=")[^"]+/g)).toEqual(['0.5ms', '2000ms']);
});

test('FLW-2 what is done on the way into an initial state is done there in SCXML, too', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: { target: 'on', actions: 'ring' },
    states: { off: {}, on: {} },
  });
  const text = scxmlOf(machine).replaceAll(/\s+/g, ' ');
  expect(text).toContain(
    '<state id="lamp"> <initial> <transition target="lamp.on"> <log label="action" expr="&quot;ring&quot;"/> </transition> </initial>',
  );
});

test('FLW-2 a change in an exported chart is noticed when both are walked side by side', () => {
  const flow = flowCalled('checkout');
  const { config, implementations } = exported(flow.machine);
  const changed = JSON.parse(JSON.stringify(config).replace('"target":"confirming"', '"target":"reviewingOrder"'));
  expect(differenceOf(new Reference(flow), imported(changed, implementations))).not.toBeNull();
  expect(() => imported({ id: 'x', context: '{{ () => 1 }}' }, implementations)).toThrow('Nothing is given');
});

test('FLW-2 colours are written out; one that is none of the tokens is refused', () => {
  expect(writtenOut('a { fill: var(--colors-wine-700); }')).toBe('a { fill: #671831; }');
  expect(() => writtenOut('a { fill: var(--colors-wine-1); }')).toThrow('wine.1');
});

test.each([
  ['({ event }) => (0,__vite_ssr_import_3__.parse)(event)', '({ event }) => parse(event)'],
  ['() => __vite_ssr_import_0__.LIMITS.most', '() => LIMITS.most'],
  ['() => __vi_import_0__["parse"](__vite_ssr_import_2__)', '() => parse(importedModule)'],
])('FLW-2 an expression has the names that its file has: %s', (bundled, written) => {
  expect(sourceOf(bundled)).toBe(written);
});

test('FLW-2 what JSON cannot hold is an expression, and comes back', () => {
  const day = new Date(0);
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const machine = createMachine({
    id: 'odd',
    context: { day, circle, most: Number.POSITIVE_INFINITY, none: undefined },
  });
  const { config, implementations } = exported(machine);
  expect(JSON.parse(JSON.stringify(config))).toEqual({
    id: 'odd',
    context: { day: '{{ a Date }}', circle: { self: '{{ a value that holds itself }}' }, most: '{{ Infinity }}' },
  });
  const { context } = imported(config, implementations).config;
  expect(context).toMatchObject({ day, most: Number.POSITIVE_INFINITY });
});
