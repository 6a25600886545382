import type { Chart } from '#tools/flowbook/chart/chart-model.ts';

export type Found = {
  readonly kind: 'chart' | 'state' | 'event' | 'requirement';
  readonly chart: string;
  /** The state that it leads to; '' for the chart as a whole. */
  readonly path: string;
  readonly words: string;
};

const MOST = 12;
const RANK = { chart: 0, state: 1, requirement: 2, event: 3 } as const;

function entriesOf({ id, states, edges }: Chart): readonly Found[] {
  const entry = (kind: Found['kind'], path: string, words: string): Found => ({ kind, chart: id, path, words });
  const requirements = [
    ...states.flatMap(({ path, covers }) => covers.map((one) => entry('requirement', path, one))),
    ...edges.flatMap(({ state, covers }) => covers.map((one) => entry('requirement', state, one))),
  ];
  const all = [
    entry('chart', '', id),
    ...states.filter(({ path }) => path !== '').map(({ path }) => entry('state', path, path)),
    ...requirements,
    ...edges.filter(({ isForbidden }) => !isForbidden).map(({ state, words }) => entry('event', state, words)),
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** States, events and requirement IDs of all charts that hold these words; those that begin with them first. */
export function found(charts: readonly Chart[], query: string): readonly Found[] {
  const sought = query.trim().toLowerCase();
  if (sought === '') return [];
  const text = ({ words }: Found) => words.toLowerCase();
  const start = (one: Found) =>
    Number(
      !text(one)
        .split('.')
        .some((part) => part.startsWith(sought)),
    );
  return charts
    .flatMap(entriesOf)
    .filter((one) => text(one).includes(sought) || `${one.chart} ${text(one)}`.toLowerCase().includes(sought))
    .sort((a, b) => start(a) - start(b) || RANK[a.kind] - RANK[b.kind] || a.words.length - b.words.length)
    .slice(0, MOST);
}
