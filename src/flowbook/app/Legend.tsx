import type { ReactNode } from 'react';
import { isCoverageShown } from '#src/flowbook/machines/viewer.selectors.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** What the marks of a diagram mean. */
export function Legend(): ReactNode {
  const { viewer } = useSurroundings();
  const isShown = useViewer(isCoverageShown);
  return (
    <>
      <span data-mark="active">Active</span>
      <span data-mark="visited">Visited</span>
      <span data-mark="none">Not yet visited</span>
      <label>
        <input type="checkbox" checked={isShown} onChange={() => viewer.send({ type: 'coverage.toggled' })} />
        Coverage of the suites
      </label>
    </>
  );
}
