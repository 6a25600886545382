import { CartPage } from '#src/features/cart/CartPage.tsx';
import { ProceedButton } from '#src/features/checkout/ProceedButton.tsx';

/** The page adds the button to the checkout, so that the cart does not import that flow. CRT-2, CHK-1. */
export const ShopCartPage = () => <CartPage proceed={<ProceedButton />} />;
