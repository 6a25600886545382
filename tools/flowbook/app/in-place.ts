import { MAP } from 'virtual:flowbook-charts';
import { use, useDeferredValue, useMemo } from 'react';
import type { InPlace } from '#tools/flowbook/draw/in-place.ts';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { marksOfAll, runningOf, runningWords } from '#tools/flowbook/live/running.ts';
import { foldedIn, openedIn } from '#tools/flowbook/machines/viewer.selectors.ts';
import { type ChildChart, childChartsOf } from '#tools/flowbook/nest/child-charts.ts';
import { type Nested, nestedIn } from '#tools/flowbook/nest/nested.ts';
import { CHARTS, chartCalled } from './charts.ts';
import { useKnownMarks } from './known-marks.ts';
import { type Layouts, layoutsOf, placedWith } from './layouts.ts';
import { useMoment, useRecorderOf, useSurroundings, useViewer } from './surroundings.ts';

const CHILDREN = new Map(CHARTS.map((chart) => [chart.id, childChartsOf(chart, CHARTS, MAP)]));
const NONE: readonly ChildChart[] = [];
const childrenOf = (chart: string): readonly ChildChart[] => CHILDREN.get(chart) ?? NONE;

/** A chart and all charts that are shown in it. */
const drawnIn = (chart: string, openIn: (chart: string) => readonly string[]): readonly string[] => [
  chart,
  ...childrenOf(chart)
    .filter((child) => openIn(chart).includes(child.chart))
    .flatMap((child) => drawnIn(child.chart, openIn)),
];

/** A chart's layout, with those of the charts that are open in it. One that is yet to come leaves all as it was. */
export function useNested(id: string): Nested {
  const folded = useViewer(foldedIn);
  const opened = useDeferredValue(useViewer(openedIn));
  const openIn = (chart: string) => opened[chart] ?? [];
  const come = new Map<string, Layouts>();
  for (const chart of drawnIn(id, openIn)) come.set(chart, use(layoutsOf(chart)));
  // It is computed again only when something is opened or folded, and not with each event in the shop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded layout does not change
  return useMemo(
    () =>
      nestedIn(id, {
        placedOf: (chart) => placedWith(come.get(chart) ?? {}, folded[chart] ?? []),
        childrenOf,
        openIn: (chart) => opened[chart] ?? [],
      }),
    [id, folded, opened],
  );
}

/** What is shown of charts in place, and what their parts lead to: to the chart's own diagram. */
export function useInPlace(id: string): InPlace {
  const { viewer } = useSurroundings();
  const recorder = useRecorderOf(id);
  const moment = useMoment(id);
  const opened = useViewer(openedIn);
  const knownMarks = useKnownMarks();
  const go = (chart: string, path = '') => viewer.send({ type: 'page.requested', href: hrefOf(chart, path) });
  return {
    childrenOf,
    isOpen: (chart, child) => opened[chart]?.includes(child) ?? false,
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
    onRegion: (chart, path) => viewer.send({ type: 'region.toggled', chart, path, initially: [] }),
    onChild: (chart, child) => viewer.send({ type: 'child.toggled', chart, child }),
  };
}
