import { OrderConfirmed } from './OrderConfirmed.tsx';
import { StepsDialog } from './StepsDialog.tsx';

/** The checkout: a dialog with four steps, and the one that confirms the order. */
export const CheckoutDialog = () => (
  <>
    <StepsDialog />
    <OrderConfirmed />
  </>
);
