import { CHECKOUT_COUNTRIES } from '#machines/domain/checkout-choices.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';

/** An address is shown line by line, as on a parcel. CHK-2. */
export function addressLines({ street, city, state, zipCode, country }: DeliveryAddress): readonly string[] {
  const region = [state.trim(), zipCode.trim()].filter(Boolean).join(' ');
  const place = [city.trim(), region].filter(Boolean).join(', ');
  return [street.trim(), place, CHECKOUT_COUNTRIES.find(({ id }) => id === country)?.name ?? country].filter(Boolean);
}
