import { useSelector } from '@xstate/react';
import { shownOrderNumber } from '#machines/shop/shop.selectors.ts';
import { OrderPage } from '#src/features/orders/OrderPage.tsx';
import { OrdersPage } from '#src/features/orders/OrdersPage.tsx';
import { useShop } from '#src/platform/shop-context.ts';

/** The list and an order's page share a file, because a shopper who sees the list opens an order. ORD-2. */
export const ShopOrdersPage = () => <OrdersPage />;

/** The order that the address names. ORD-2. */
export function ShopOrderPage() {
  const number = useSelector(useShop(), shownOrderNumber);
  return number === null ? null : <OrderPage number={number} />;
}
