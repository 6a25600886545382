import { deliveryEstimate } from '#machines/domain/delivery-estimate.ts';
import { deliveryEstimateText } from '#src/ui/delivery-estimate-text.ts';
import { useToday } from '#src/ui/use-today.ts';

/** This is the estimated delivery date of an order placed today, or nothing if it is unknown. DET-4. */
export function DeliveryDates() {
  const today = useToday();
  const estimate = today === null ? null : deliveryEstimate(today);
  return estimate === null ? null : <b>{`Arrives ${deliveryEstimateText(estimate)}`}</b>;
}
