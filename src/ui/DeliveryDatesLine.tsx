import { deliveryDatesLine } from '#styled-system/recipes';
import { DeliveryDates } from './DeliveryDates.tsx';

/** The estimate has this place from the start, although the date is only known in the browser. DET-4. */
export const DeliveryDatesLine = () => (
  <span className={deliveryDatesLine()}>
    <DeliveryDates />
  </span>
);
