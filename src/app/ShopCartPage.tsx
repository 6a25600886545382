import { CartPage } from '#src/features/cart/CartPage.tsx';
import { ProceedButton } from '#src/features/checkout/ProceedButton.tsx';
import { Voucher } from '#src/features/voucher/Voucher.tsx';

/** The page adds the voucher and the button to the checkout, so that the cart does not import those flows. CRT-2, CHK-1, VCH-1. */
export const ShopCartPage = () => <CartPage proceed={<ProceedButton />} voucher={<Voucher />} />;
