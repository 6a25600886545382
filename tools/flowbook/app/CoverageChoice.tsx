import type { ReactNode } from 'react';
import { isCoverageShown } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useResultsSoFar } from './known-marks.ts';
import { hasScreens } from './project.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** Whether a diagram shows its test results; a project that was only opened has none. */
export function CoverageChoice(): ReactNode {
  const { viewer } = useSurroundings();
  const isShown = useViewer(isCoverageShown);
  const hasNone = useResultsSoFar()?.COVERAGE === null;
  if (!hasScreens) return null;
  return (
    <>
      <label>
        <input type="checkbox" checked={isShown} onChange={() => viewer.send({ type: 'coverage.toggled' })} />
        Coverage
      </label>
      {isShown && hasNone && <em>There is no report yet: the page Coverage says how one is made.</em>}
    </>
  );
}
