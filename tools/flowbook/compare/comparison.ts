import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import type { ApprovedChange, Change, Noticed, RequirementChange } from './change.ts';
import { chartChanges } from './chart-changes.ts';
import { noticedFirst } from './noticed.ts';
import type { Revision } from './revision.ts';
import { approvedChanges, requirementChanges } from './text-changes.ts';
import { type UnionChart, unionOf } from './union-chart.ts';

/** How a flow differs between two revisions. */
export type FlowComparison = {
  readonly chart: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly changes: readonly Change[];
  readonly approved: readonly ApprovedChange[];
  /** Null if walking both showed no difference, or if only one of them exists. */
  readonly noticed: Noticed | null;
  readonly union: UnionChart;
};

export type Comparison = {
  readonly before: string;
  readonly after: string;
  readonly requirements: readonly RequirementChange[];
  readonly flows: readonly FlowComparison[];
};

const only = (flow: FlowPaths, kind: 'added' | 'removed', approved: readonly ApprovedChange[]): FlowComparison => {
  const chart: Chart = readChart(flow.machine);
  const change: Change = { kind, about: 'chart', id: chart.id, words: `the flow ${chart.id}`, details: [] };
  const states = chart.states.filter(({ path }) => path !== '');
  const tones = new Map(
    [...states.map(({ path }) => path), ...chart.edges.map(({ id }) => id)].map((id) => [id, kind]),
  );
  return { chart: chart.id, kind, changes: [change], approved, noticed: null, union: { chart, tones } };
};

function compared(was: FlowPaths, is: FlowPaths, approved: readonly ApprovedChange[]): FlowComparison | null {
  const after = readChart(is.machine);
  const found = chartChanges(readChart(was.machine), after);
  const noticed = noticedFirst(was, is, found.renames);
  if (found.changes.length === 0 && approved.length === 0 && noticed === null) return null;
  return { chart: after.id, kind: 'changed', changes: found.changes, approved, noticed, union: unionOf(found, after) };
}

type Found = { readonly id: string; readonly was: FlowPaths | undefined; readonly is: FlowPaths | undefined };

function flowComparison({ id, was, is }: Found, before: Revision, after: Revision): FlowComparison | null {
  const textIn = ({ snapshots }: Revision, flow: FlowPaths | undefined) => snapshots.get(flow?.flow ?? id) ?? null;
  const approved = approvedChanges(textIn(before, was), textIn(after, is));
  if (was && is) return compared(was, is, approved);
  if (is) return only(is, 'added', approved);
  return was ? only(was, 'removed', approved) : null;
}

/** Compares two revisions. @param say is called with each compared flow */
export function comparisonOf(before: Revision, after: Revision, say: (text: string) => void = () => {}): Comparison {
  const was = new Map(before.flows.map((flow) => [flow.machine.id, flow]));
  const is = new Map(after.flows.map((flow) => [flow.machine.id, flow]));
  const flows = [...new Set([...is.keys(), ...was.keys()])].flatMap((id) => {
    const found = flowComparison({ id, was: was.get(id), is: is.get(id) }, before, after);
    say(`${id}: ${found ? 'differs' : 'the same'}.`);
    return found ?? [];
  });
  const requirements = requirementChanges(before.sentences, after.sentences);
  return { before: before.name, after: after.name, requirements, flows };
}

/** What is to be said of a flow whose chart says the same as before. */
export const sameChartWords = ({ noticed }: FlowComparison): string =>
  noticed
    ? 'The chart reads as before; what it runs does not.'
    : 'The chart is as before; its approved snapshot differs.';

export const isSame = ({ requirements, flows }: Comparison): boolean => requirements.length === 0 && flows.length === 0;
