import { CartPage } from '#src/features/cart/CartPage.tsx';
import { ProceedButton } from '#src/features/checkout/ProceedButton.tsx';

/** The cart, with the way to the checkout. CRT-2, CHK-1. */
export const ShopCartPage = () => <CartPage proceed={<ProceedButton />} />;
