import { useSelector } from '@xstate/react';
import { orderNumber } from '#machines/shop/order-page.selectors.ts';
import { OrderPage } from '#src/features/orders/OrderPage.tsx';
import { OrdersPage } from '#src/features/orders/OrdersPage.tsx';
import { useShop } from '#src/platform/shop-context.ts';

/** The orders of this device. One file with the page of one of them: whoever sees the list opens one. ORD-2. */
export const ShopOrdersPage = () => <OrdersPage />;

/** The order that the address names. ORD-2. */
export function ShopOrderPage() {
  const number = useSelector(useShop(), orderNumber);
  return number === null ? null : <OrderPage number={number} />;
}
