import { useSelector } from '@xstate/react';
import { placeholderId } from '#machines/shop/shop.selectors.ts';
import { useShop } from '#src/lib/shop-context.ts';
import { ProductPlaceholderPage } from '#src/pages/product-placeholder/ProductPlaceholderPage.tsx';

/** The placeholder page of the product that the address names. RTE-3. */
export function ShopPlaceholderPage() {
  const id = useSelector(useShop(), placeholderId);
  return id === null ? null : <ProductPlaceholderPage id={id} />;
}
