import { describe, expect, test } from 'vitest';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';
import { byKey, differenceOf, Reference } from '#tools/chart-tests/engine/lockstep.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { diagramStyles } from '#tools/flowbook/export/formats.ts';
import { mermaidOf } from '#tools/flowbook/export/mermaid.ts';
import { scxmlOf } from '#tools/flowbook/export/scxml.ts';
import { exported, imported } from '#tools/flowbook/export/stately.ts';
import { writtenOut } from '#tools/flowbook/export/styles.ts';
import { chartSvg } from '#tools/flowbook/export/svg.tsx';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';

type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly within: string[];
};

const TAG = /<(?<close>\/)?(?<name>[\w:]+)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/)?>/g;
const ENTITIES = /&(?!(?:amp|lt|gt|quot|apos|#x?[0-9a-f]+);)/i;

/** The elements of a text in XML, each with those around it. @throws when it is not well formed */
function elementsOf(text: string): readonly Element[] {
  const open: string[] = [];
  const found: Element[] = [];
  const rest = text.replace(/^<\?xml[^>]*\?>/, '').replace(TAG, (_, ...args) => {
    const { close, name, attributes, empty } = args.at(-1) as Record<string, string | undefined>;
    if (name === undefined) throw new Error('A tag without a name.');
    if (close) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>.`);
      return '';
    }
    const pairs = [...(attributes ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    found.push({ name, attributes: Object.fromEntries(pairs), within: [...open] });
    if (!empty) open.push(name);
    return '';
  });
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed.`);
  if (/[<]/.test(rest) || ENTITIES.test(text)) throw new Error('Something in it is no XML.');
  return found;
}

test.each(['<a><b></a></b>', '<a>', '<a x="1 & 2"/>', '<a><</a>'])('FLW-2 the reader of XML refuses %j', (text) => {
  expect(() => elementsOf(text)).toThrow();
});

describe.each(FLOWS)('$machine.id', ({ machine, ...flow }) => {
  const chart = readChart(machine);

  test('FLW-2 as SCXML is well formed, and has every state and every transition', () => {
    const elements = elementsOf(scxmlOf(chart));
    const idOf = (path: string): string => (path === '' ? chart.id : `${chart.id}.${path}`);
    const states = elements.filter(({ name }) => ['state', 'parallel', 'final', 'history'].includes(name));
    expect(states.map(({ attributes }) => attributes.id)).toEqual(chart.states.map(({ path }) => idOf(path)));
    const transitions = elements.filter(({ name }) => name === 'transition');
    expect(transitions).toHaveLength(chart.edges.length);
    const targets = transitions.flatMap(({ attributes }) => attributes.target?.split(' ') ?? []);
    expect(targets.toSorted()).toEqual(chart.edges.flatMap((edge) => edge.targets.map(idOf)).toSorted());
    const initials = states.flatMap(({ attributes }) => attributes.initial ?? []);
    expect(initials).toEqual(chart.states.flatMap(({ initial }) => (initial === null ? [] : [idOf(initial)])));
  });

  test('FLW-2 as Mermaid has every state and every transition', () => {
    const lines = mermaidOf(chart)
      .split('\n')
      .map((line) => line.trim());
    const declared = lines.flatMap((line) => /^state "[^"]+" as (\w+)$/.exec(line)?.[1] ?? []);
    const nameOf = (path: string): string => path.replaceAll('.', '__');
    expect(declared).toEqual(chart.states.slice(1).map(({ path }) => nameOf(path)));
    const ways = lines.flatMap((line) => {
      const [, from, to, words] = /^(\[\*\]|\w+) --> (\w+) : (.+)$/.exec(line) ?? [];
      return words === undefined ? [] : [`${from} ${to} ${words}`];
    });
    const drawn = chart.edges.flatMap(({ state, targets, words }) =>
      (targets.length === 0 && state !== '' ? [state] : targets).map(
        (to) => `${nameOf(state) || '[*]'} ${nameOf(to)} ${words}`,
      ),
    );
    expect(ways).toHaveLength(drawn.length);
    for (const way of drawn)
      expect(
        ways.some((each) => each.startsWith(way)),
        way,
      ).toBe(true);
    const dividers = mermaidOf(chart)
      .split('\n')
      .filter((line) => line.trim() === '--');
    expect(dividers.filter((line) => line === '  --')).toEqual([]);
    const opened = lines.filter((line) => line.endsWith('{')).length;
    expect(lines.filter((line) => line === '}')).toHaveLength(opened);
  });

  test('FLW-2 as SVG is well formed, carries its own colours, and runs nothing', async () => {
    const svg = chartSvg(chart, await layOut(chart, []), diagramStyles());
    const elements = elementsOf(svg.replace(/<style>[\s\S]*?<\/style>/, ''));
    expect(elements.filter(({ name }) => name === 'script')).toEqual([]);
    expect(
      elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => /^on|tabindex|data-/.test(name)),
    ).toEqual([]);
    expect(svg).not.toContain('var(');
    expect(svg).toContain('.fbd-box { fill: #FFFFFF; stroke: #B6AB9C; }');
    for (const { key } of chart.states) expect(svg).toContain(`>${key}<`);
  });

  test('FLW-2 exported as JSON and read back does the same, step by step', () => {
    const { config, implementations } = exported(machine);
    const read = imported(JSON.parse(JSON.stringify(config)), implementations);
    const reference = new Reference({ ...flow, machine }, byKey, 200);
    expect(differenceOf(reference, read)).toBeNull();
    expect(readChart(read).states).toEqual(chart.states);
  }, 60_000);
});

test('FLW-2 an exported chart names its guards and actions, and writes expressions as Stately does', () => {
  const text = JSON.stringify(exported(flowCalled('cart').machine).config);
  expect(text).toContain('"guard":"isKnownLine and isTakingLast"');
  expect(text).toContain('{"type":"isCorrected","params":"{{ ({ event }) => event.output }}"}');
  expect(text).toContain('"cart.viewed":{}');
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
