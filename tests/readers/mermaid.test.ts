// @vitest-environment jsdom

import { beforeAll, describe, expect, test } from 'vitest';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { ODD_CHARTS } from '#tests/unit/flowbook/fixtures/odd-charts.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { mermaidOf } from '#tools/flowbook/export/mermaid.ts';
import { READERS } from './installed/readers.ts';

const { mermaid } = READERS;

const CHARTS = [...FLOWS.map(({ machine }) => machine), ...ODD_CHARTS];

/** A statement of a diagram, and those within it. */
type Statement = {
  readonly stmt: string;
  readonly id?: string;
  readonly description?: string;
  readonly doc?: readonly Statement[];
};

/** What the tests ask of the diagrams that Mermaid's parser makes. */
type Diagram = {
  readonly getRootDocV2: () => Statement;
  readonly getRelations: () => readonly {
    readonly id1: string;
    readonly id2: string;
    readonly relationTitle?: string;
  }[];
};

type Read = { readonly titles: ReadonlyMap<string, string>; readonly relations: ReturnType<Diagram['getRelations']> };

const within = ({ doc = [] }: Statement): readonly Statement[] => doc.flatMap((each) => [each, ...within(each)]);

/** What Mermaid makes of a text: the titles of its states by their names, and what leads from where to where. */
async function readBack(text: string): Promise<Read> {
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  if (!('getRelations' in db)) throw new Error('It is no state diagram.');
  const diagram = db as unknown as Diagram;
  const states = within(diagram.getRootDocV2()).filter(({ stmt, description }) => stmt === 'state' && description);
  return {
    titles: new Map(states.map(({ id = '', description = '' }) => [id, description])),
    relations: diagram.getRelations().filter(({ relationTitle }) => relationTitle),
  };
}

// Its diagrams are known to Mermaid once it has parsed something.
beforeAll(() => mermaid.parse('stateDiagram-v2\n  a --> b'));

test('FLW-2 the reader of Mermaid refuses what is none', async () => {
  await expect(mermaid.parse('stateDiagram-v2\n  a b --> : c')).rejects.toThrow('Parse error');
});

describe.each(CHARTS.map((machine) => ({ id: machine.id, machine })))('$id', ({ machine }) => {
  test('FLW-2 as Mermaid is read by Mermaid, with every state and every transition', async () => {
    const chart = readChart(machine);
    const { titles, relations } = await readBack(mermaidOf(machine));
    const own = [...titles.values()].map((title) => title.replace(/ \(H\*?\)$/, ''));
    const keys = chart.states.slice(1).map(({ key }) => key.replaceAll('"', "'"));
    expect(own.toSorted()).toEqual(keys.toSorted());
    const drawn = chart.edges.flatMap(({ state, targets }) =>
      state !== '' && targets.length === 0 ? [state] : targets,
    );
    const defaults = relations.filter(({ relationTitle }) => relationTitle === 'at first');
    expect(relations).toHaveLength(drawn.length + defaults.length);
    expect(defaults.length > 0).toBe(chart.states.some(({ kind }) => kind === 'history'));
  });
});

test('FLW-2 keys with blanks, dashes and words of Mermaid lead where they led', async () => {
  const [keys] = ODD_CHARTS;
  if (!keys) throw new Error('There are no odd charts.');
  const { titles, relations } = await readBack(mermaidOf(keys));
  const led = relations.map(({ id1, id2, relationTitle }) => [titles.get(id1), titles.get(id2), relationTitle]);
  expect(led).toEqual(
    expect.arrayContaining([
      ['a state', 'a-state', 'go there'],
      ['a-state', 'a_state', 'go there'],
      ['a_state', 'end', 'end'],
      ['a state', 'state', 'sent ‹b>, ,1'],
      ['a state', 'ünder way', 'x:y'],
      ['note', 'default', 'next'],
    ]),
  );
});
