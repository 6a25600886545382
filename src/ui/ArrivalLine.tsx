import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { arrivalLine } from '#styled-system/recipes';
import { Arrival } from './arrival-chunk.ts';

/** The place of the estimate, which is kept until it is there. DET-4. */
export const ArrivalLine = () => (
  <span className={arrivalLine()}>
    <LoadBoundary fallback={() => null}>
      <Arrival />
    </LoadBoundary>
  </span>
);
