import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartFiles } from '#tools/flowbook/build/drawn-charts.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Edit } from '#tools/flowbook/sketch/edit.ts';
import { editSource } from '#tools/flowbook/sketch/edit-source.ts';
import { keyIn, parentOf } from '#tools/flowbook/sketch/state-paths.ts';
import { changedLines } from './changed-lines.ts';
import { comparable, modelAfter, modelOf } from './chart-edit-model.ts';
import { chartsOf, type EditedFile } from './edited-charts.ts';

const ROOT = new URL('../../../', import.meta.url);

async function sources(): Promise<readonly EditedFile[]> {
  const files = await chartFiles(ROOT.pathname);
  return files.map((file) => ({ file, source: readFileSync(new URL(file, ROOT), 'utf8') }));
}

/** The state that most transitions lead to. */
function busiest({ states, edges }: Chart): string {
  const count = (path: string) => edges.filter(({ targets }) => targets.includes(path)).length;
  const inner = states.map(({ path }) => path).filter((path) => path !== '');
  return inner.sort((one, other) => count(other) - count(one))[0] ?? '';
}

const editsOf = (chart: Chart): readonly Edit[] => {
  const path = busiest(chart);
  const parent = parentOf(path) ?? '';
  return [
    { kind: 'renameState', path, key: 'calledAnew' },
    { kind: 'addState', parent, after: path, key: 'addedBelow', description: 'It was added.' },
    { kind: 'deleteState', path },
  ];
};

test('FLW-2 in every chart of the project a state is renamed, added and deleted, and the rest of the file stays', async () => {
  const files = await sources();
  const charts = await chartsOf(files);
  const all = files.flatMap((file, index) => (charts[index] ?? []).map((chart) => ({ ...file, chart })));
  const cases = all.flatMap(({ chart, file, source }) =>
    editsOf(chart).flatMap((edit) => {
      const expected = modelAfter(modelOf(chart), edit);
      if (expected === null) return [];
      return { chart, edit, expected, file, before: source, ...editSource({ file, source, chart: chart.id }, edit) };
    }),
  );
  expect(cases.length).toBeGreaterThan(90);
  const edited = await chartsOf(cases);
  for (const [index, { chart, edit, expected, before, source }] of cases.entries()) {
    const about = `${edit.kind} in ${chart.id}`;
    const after = edited[index]?.find(({ id }) => id === chart.id);
    if (!after) throw new Error(`${about}: the file no longer makes the chart.`);
    expect(comparable(modelOf(after)), about).toEqual(comparable(expected));
    const { removed } = changedLines(before, source);
    if (edit.kind === 'addState') expect(removed, about).toEqual([]);
    if (edit.kind !== 'renameState') continue;
    for (const line of removed) expect(line, about).toMatch(new RegExp(`\\b${keyIn(edit.path)}\\b`));
  }
});
