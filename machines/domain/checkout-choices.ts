/** Where an order can go. CHK-2. */
export const CHECKOUT_COUNTRIES = [
  { id: 'USA', name: 'United States' },
  { id: 'CAN', name: 'Canada' },
] as const;

/** How it can be paid for. CHK-2. */
export const PAYMENT_METHODS = ['card', 'paypal', 'apple'] as const;

/** What an address is asked for. CHK-2. */
export const DELIVERY_FIELDS = ['street', 'city', 'state', 'zipCode', 'country'] as const;
