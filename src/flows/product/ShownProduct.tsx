import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { categoryName } from '#machines/domain/categories.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { chosenQuantity } from '#machines/product/product.selectors.ts';
import { DeferBelowFold } from '#src/lib/Later.tsx';
import { productData } from '#src/lib/product-data.ts';
import { StructuredDataScript } from '#src/lib/StructuredDataScript.tsx';
import { useFlow } from '#src/lib/shop-context.ts';
import { breadcrumbData } from '#src/lib/structured-data.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

const trailOf = (product: Product) =>
  breadcrumbData([
    { label: 'Home', href: '/' },
    { label: categoryName(product.category), href: queryHref({ ...DEFAULT_QUERY, category: product.category }) },
    { label: product.name, href: productHref(product) },
  ]);

/** What other flows put into the page: who composes it knows them. */
export type Slots = {
  /** The button on a card, for one of a product. */
  renderAdd: (product: Product) => ReactNode;
  /** The page's own button, for as many as are chosen. */
  renderAddButton: (product: Product, quantity: number) => ReactNode;
  /** What else was looked at. */
  renderRecent: (present: Product) => ReactNode;
};

type Props = Slots & { product: Product };

/** The product with what stands below it. */
export function ShownProduct({ product, renderAdd, renderAddButton, renderRecent }: Props) {
  const quantity = useSelector(useFlow('product'), chosenQuantity);
  return (
    <>
      <ProductDetail product={product} addButton={renderAddButton(product, quantity)} />
      <DeferBelowFold>
        <StructuredDataScript data={[productData(product), trailOf(product)]} />
        <RelatedProducts category={product.category} renderAdd={renderAdd} />
        {renderRecent(product)}
      </DeferBelowFold>
    </>
  );
}
