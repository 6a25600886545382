import type { Chart, Invoked } from '#tools/flowbook/chart/chart-model.ts';
import { isOwn } from '#tools/flowbook/live/groups.ts';
import type { Spawned } from '#tools/flowbook/map/started.ts';

/** A chart that another one runs. */
export type ChildChart = {
  readonly chart: string;
  /** The path of the state that runs it; '' where it is started by what the chart does, and lasts with it. */
  readonly state: string;
  /** What the state invokes; null where it is started as often as it is needed. */
  readonly invoked: Invoked | null;
};

/** An actor of Flowbook's own may be called as a chart of the shop is, and is none. */
const hasSameOwner = (one: string, other: string): boolean => isOwn(one) === isOwn(other);

/** The charts that a chart runs, in the order of its states. */
export function childChartsOf(
  chart: Chart,
  charts: readonly Chart[],
  spawned: readonly Spawned[],
): readonly ChildChart[] {
  const isChart = (src: string) => charts.some(({ id }) => id === src && id !== chart.id && hasSameOwner(id, chart.id));
  const invoked = chart.states.flatMap(({ path, invokes }) =>
    invokes.filter(({ src }) => isChart(src)).map((each) => ({ chart: each.src, state: path, invoked: each })),
  );
  const started = spawned.filter(({ by }) => by === chart.id);
  return [...started.map((one) => ({ chart: one.chart, state: '', invoked: null })), ...invoked];
}
