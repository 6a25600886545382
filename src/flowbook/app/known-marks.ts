import { useSyncExternalStore } from 'react';
import { tonesOf } from '#src/flowbook/coverage/coverage.ts';
import type { Marks } from '#src/flowbook/draw/marks.ts';
import { isCoverageShown } from '#src/flowbook/machines/viewer.selectors.ts';
import { picturedIn } from '#src/flowbook/storyboard/storyboard.ts';
import { onResults, resultsSoFar } from './results.ts';
import { useViewer } from './surroundings.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** What suites and storyboard have left about a chart, as it is marked on its diagram. */
export function useKnownMarks(): (chart: string) => Pick<Marks, 'tones' | 'pictured'> {
  const soFar = useSyncExternalStore(onResults, resultsSoFar);
  const hasTones = useViewer(isCoverageShown);
  return (chart) => ({
    tones: tonesOf(hasTones ? (soFar?.COVERAGE ?? null) : null, chart),
    pictured: soFar?.STORYBOARD ? picturedIn(soFar.STORYBOARD, chart) : NOTHING,
  });
}
