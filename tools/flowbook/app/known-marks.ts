import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { type Coverage, type EdgeCoverage, tonesOf } from '#tools/flowbook/coverage/coverage.ts';
import type { Marks } from '#tools/flowbook/draw/marks.ts';
import { allNotes } from '#tools/flowbook/machines/notes.selectors.ts';
import { isCoverageShown } from '#tools/flowbook/machines/viewer.selectors.ts';
import { notedIn } from '#tools/flowbook/notes/notes.ts';
import { picturedIn } from '#tools/flowbook/storyboard/storyboard.ts';
import { onResults, type Results, resultsSoFar } from './results.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Null until they are loaded. */
export const useResultsSoFar = (): Results | null => useSyncExternalStore(onResults, resultsSoFar);

/** What the suites know, where that is to be shown; null where it is not, or there is no report. */
function useShownCoverage(): Coverage | null {
  const soFar = useResultsSoFar();
  return useViewer(isCoverageShown) ? (soFar?.COVERAGE ?? null) : null;
}

/** What suites, storyboard and notes say of a chart, as it is marked on its diagram. */
export function useKnownMarks(): (chart: string) => Pick<Marks, 'tones' | 'pictured' | 'noted'> {
  const soFar = useResultsSoFar();
  const coverage = useShownCoverage();
  const notes = useSelector(useSurroundings().notes, allNotes);
  return (chart) => ({
    tones: tonesOf(coverage, chart),
    pictured: soFar?.STORYBOARD ? picturedIn(soFar.STORYBOARD, chart) : NOTHING,
    noted: notedIn(ownEntry(notes, chart)),
  });
}

/** What the suites know of a transition, where that is to be shown. */
export function useEdgeCoverage(chart: string, edge: string): EdgeCoverage | undefined {
  const own = useShownCoverage()?.charts.find((one) => one.chart === chart);
  return own?.edges.find(({ id }) => id === edge);
}
