import type { ReactNode } from 'react';
import { categoryName } from '#machines/domain/categories.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { shortened } from '#machines/domain/shortened.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { useOutOfView } from '#src/ui/use-out-of-view.ts';
import { productDetail } from '#styled-system/recipes';
import { BuyBar } from './BuyBar.tsx';
import { CropButtons } from './CropButtons.tsx';
import { ProductPlate } from './ProductPlate.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';

type Props = {
  product: Product;
  /** The button is beside the quantity and in the bar of small screens. */
  addButton: ReactNode;
  zoom: ReactNode;
  /** The button that waits for the product, where it is out of stock. */
  watch: ReactNode;
};

export function ProductDetail({ product, addButton, zoom, watch }: Props) {
  const [buyRowRef, isOutOfView] = useOutOfView();
  const { id, name, category, inStock } = product;
  return (
    <>
      <PageMeta
        title={name}
        description={shortened(product.description, 155)}
        path={productHref(product)}
        kind="product"
        picture={product.imageUrl}
      />
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: categoryName(category), href: queryHref({ ...DEFAULT_QUERY, category }) },
          { label: nonBreakingName(name) },
        ]}
      />
      <div key={id} className={productDetail().grid}>
        <ProductPlate product={product} zoom={zoom} />
        <CropButtons product={product} />
        <PurchasePanel product={product} addButton={addButton} watch={watch} buyRowRef={buyRowRef} />
      </div>
      {inStock && isOutOfView !== null ? (
        <BuyBar product={product} addButton={addButton} isShown={isOutOfView} />
      ) : null}
    </>
  );
}
