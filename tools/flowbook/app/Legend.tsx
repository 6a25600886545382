import type { ReactNode } from 'react';
import { isCoverageShown } from '#tools/flowbook/machines/viewer.selectors.ts';
import { CoverageChoice } from './CoverageChoice.tsx';
import { useViewer } from './surroundings.ts';

/** What the marks of a diagram mean. */
export function Legend(): ReactNode {
  const isCoverage = useViewer(isCoverageShown);
  return (
    <>
      <span data-mark="active">Active</span>
      <span data-mark="visited">Visited</span>
      <span data-mark="none">Not yet visited</span>
      <CoverageChoice />
      {isCoverage && (
        <>
          <span data-mark="covered">All known</span>
          <span data-mark="gap">Gap</span>
          <span data-mark="equivalent">No change matters</span>
        </>
      )}
    </>
  );
}
