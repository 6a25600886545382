import { arrivalLine } from '#styled-system/recipes';
import { Arrival } from './Arrival.tsx';

/** The estimate has this place from the start, although the date is only known in the browser. DET-4. */
export const ArrivalLine = () => (
  <span className={arrivalLine()}>
    <Arrival />
  </span>
);
