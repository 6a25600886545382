/** The dialog's steps in order: the chart's state, and what the step is called. The one place that says so. CHK-1. */
export const CHECKOUT_STEPS = [
  { state: 'reviewingOrder', name: 'Review Order' },
  { state: 'enteringDelivery', name: 'Delivery Details' },
  { state: 'choosingPayment', name: 'Payment' },
  { state: 'confirming', name: 'Confirmation' },
] as const;
