import { useSelector } from '@xstate/react';
import { shownPlaceholderId } from '#machines/shop/shop.selectors.ts';
import { ProductPlaceholderPage } from '#src/content/product-placeholder/ProductPlaceholderPage.tsx';
import { useShop } from '#src/platform/shop-context.ts';

/** The placeholder page of the product that the address names. RTE-3. */
export function ShopPlaceholderPage() {
  const id = useSelector(useShop(), shownPlaceholderId);
  return id === null ? null : <ProductPlaceholderPage id={id} />;
}
