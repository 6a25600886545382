/** The countries that an order can be delivered to. CHK-2. */
export const CHECKOUT_COUNTRIES = [
  { id: 'USA', name: 'United States' },
  { id: 'CAN', name: 'Canada' },
] as const;

/** The methods of payment. CHK-2. */
export const PAYMENT_METHODS = ['card', 'paypal', 'apple'] as const;

/** The fields of an address. CHK-2. */
export const DELIVERY_FIELDS = ['street', 'city', 'state', 'zipCode', 'country'] as const;
