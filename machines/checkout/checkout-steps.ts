/** The steps of the dialog in order, each with its state in the chart and its title. CHK-1. */
export const CHECKOUT_STEPS = [
  { state: 'reviewingOrder', name: 'Review Order' },
  { state: 'enteringDelivery', name: 'Delivery Details' },
  { state: 'choosingPayment', name: 'Payment' },
  { state: 'confirming', name: 'Confirmation' },
] as const;
