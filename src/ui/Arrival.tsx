import { deliveryEstimate } from '#machines/domain/delivery-estimate.ts';
import { arrivalText } from '#src/lib/arrival-text.ts';
import { useToday } from '#src/lib/use-today.ts';

/** When what is ordered today arrives; nothing where that cannot be known. DET-4. */
export function Arrival() {
  const today = useToday();
  const estimate = today === null ? null : deliveryEstimate(today);
  return estimate === null ? null : <b>Arrives {arrivalText(estimate)}</b>;
}
