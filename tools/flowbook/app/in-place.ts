import { use, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import type { InPlace } from '#tools/flowbook/draw/in-place.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import { foldedAtFirst } from '#tools/flowbook/layout/visible.ts';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { marksOfAll, runningOf, runningWords } from '#tools/flowbook/live/running.ts';
import { foldedIn, openedIn, stateLookedAt } from '#tools/flowbook/machines/viewer.selectors.ts';
import { type ChildChart, childChartsOf } from '#tools/flowbook/nest/child-charts.ts';
import { type Nested, nestedIn } from '#tools/flowbook/nest/nested.ts';
import { CHARTS, chartCalled, chartsVersion, listedNow, onCharts } from './charts.ts';
import { useKnownMarks } from './known-marks.ts';
import { layoutOf } from './layouts.ts';
import { useMoment, useRecorderOf, useSurroundings, useViewer } from './surroundings.ts';

/** The charts that each chart runs. */
function useChildren(): (chart: string) => readonly ChildChart[] {
  const version = useSyncExternalStore(onCharts, chartsVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new version the charts are others
  return useMemo(() => {
    const children = new Map(CHARTS.map((chart) => [chart.id, childChartsOf(chart, CHARTS, listedNow().spawned)]));
    return (chart) => children.get(chart) ?? [];
  }, [version]);
}

/** A chart and all charts that are shown in it. */
const drawnIn = (
  chart: string,
  childrenOf: (chart: string) => readonly ChildChart[],
  openIn: (chart: string) => readonly string[],
): readonly string[] => [
  chart,
  ...childrenOf(chart)
    .filter((child) => openIn(chart).includes(child.chart))
    .flatMap((child) => drawnIn(child.chart, childrenOf, openIn)),
];

function placedIn(come: ReadonlyMap<string, Placed>, chart: string): Placed {
  const placed = come.get(chart);
  if (!placed) throw new Error(`${chart} was not laid out.`);
  return placed;
}

/** What is folded of the shown chart. */
export function useFolded(id: string): readonly string[] {
  const folded = useViewer(foldedIn);
  const looked = useViewer(stateLookedAt);
  return ownEntry(folded, id) ?? foldedAtFirst(chartCalled(id), looked);
}

/** A chart's layout, with those of the charts that are open in it. One that is yet to come leaves all as it was. */
export function useNested(id: string): Nested {
  const folded = useDeferredValue(useViewer(foldedIn));
  const looked = useDeferredValue(useViewer(stateLookedAt));
  const foldedOf = (chart: string) =>
    ownEntry(folded, chart) ?? foldedAtFirst(chartCalled(chart), chart === id ? looked : '');
  const opened = useDeferredValue(useViewer(openedIn));
  const openIn = (chart: string) => ownEntry(opened, chart) ?? [];
  const childrenOf = useChildren();
  const come = new Map<string, Placed>();
  for (const chart of drawnIn(id, childrenOf, openIn)) come.set(chart, use(layoutOf(chart, foldedOf(chart))));
  // It is computed again only when something is opened or folded, and not with each event in the shop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded layout does not change
  return useMemo(
    () =>
      nestedIn(id, {
        placedOf: (chart) => placedIn(come, chart),
        childrenOf,
        openIn: (chart) => ownEntry(opened, chart) ?? [],
      }),
    [id, folded, opened, looked, childrenOf],
  );
}

/** What is shown of charts in place, and what their parts lead to: to the chart's own diagram. */
export function useInPlace(id: string): InPlace {
  const { viewer } = useSurroundings();
  const looked = useViewer(stateLookedAt);
  const recorder = useRecorderOf(id);
  const moment = useMoment(id);
  const opened = useViewer(openedIn);
  const knownMarks = useKnownMarks();
  const childrenOf = useChildren();
  const go = (chart: string, path = '') => viewer.send({ type: 'page.requested', href: hrefOf(chart, path) });
  return {
    childrenOf,
    isOpen: (chart, child) => ownEntry(opened, chart)?.includes(child) ?? false,
    about: (chart) => {
      const running = runningOf(recorder, chart, moment);
      return {
        chart: chartCalled(chart),
        marks: { ...marksOfAll(recorder, chart, moment), ...knownMarks(chart) },
        words: runningWords(running),
        isRunning: running.length > 0,
      };
    },
    onState: go,
    onEdge: (chart, edge) => {
      go(chart);
      viewer.send({ type: 'edge.chosen', edge });
    },
    onRegion: (chart, path) =>
      viewer.send({
        type: 'region.toggled',
        chart,
        path,
        initially: foldedAtFirst(chartCalled(chart), chart === id ? looked : ''),
      }),
    onChild: (chart, child) => viewer.send({ type: 'child.toggled', chart, child }),
  };
}
