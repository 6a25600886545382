import { arrivalLine } from '#styled-system/recipes';
import { Arrival } from './Arrival.tsx';

/** The place of the estimate, which is kept until today is known. DET-4. */
export const ArrivalLine = () => (
  <span className={arrivalLine()}>
    <Arrival />
  </span>
);
