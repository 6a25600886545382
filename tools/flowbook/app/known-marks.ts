import { useSyncExternalStore } from 'react';
import { type Coverage, type EdgeCoverage, tonesOf } from '#tools/flowbook/coverage/coverage.ts';
import type { Marks } from '#tools/flowbook/draw/marks.ts';
import { isCoverageShown } from '#tools/flowbook/machines/viewer.selectors.ts';
import { picturedIn } from '#tools/flowbook/storyboard/storyboard.ts';
import { onResults, type Results, resultsSoFar } from './results.ts';
import { useViewer } from './surroundings.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Null until they are loaded. */
export const useResultsSoFar = (): Results | null => useSyncExternalStore(onResults, resultsSoFar);

/** What the suites know, where that is to be shown; null where it is not, or there is no report. */
function useShownCoverage(): Coverage | null {
  const soFar = useResultsSoFar();
  return useViewer(isCoverageShown) ? (soFar?.COVERAGE ?? null) : null;
}

/** What suites and storyboard have left about a chart, as it is marked on its diagram. */
export function useKnownMarks(): (chart: string) => Pick<Marks, 'tones' | 'pictured'> {
  const soFar = useResultsSoFar();
  const coverage = useShownCoverage();
  return (chart) => ({
    tones: tonesOf(coverage, chart),
    pictured: soFar?.STORYBOARD ? picturedIn(soFar.STORYBOARD, chart) : NOTHING,
  });
}

/** What the suites know of a transition, where that is to be shown. */
export function useEdgeCoverage(chart: string, edge: string): EdgeCoverage | undefined {
  const own = useShownCoverage()?.charts.find((one) => one.chart === chart);
  return own?.edges.find(({ id }) => id === edge);
}
