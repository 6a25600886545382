import { OrderConfirmed } from './OrderConfirmed.tsx';
import { StepsDialog } from './StepsDialog.tsx';

/** One dialog has the four steps, another one confirms the order. */
export const CheckoutDialog = () => (
  <>
    <StepsDialog />
    <OrderConfirmed />
  </>
);
