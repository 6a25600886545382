import { useSelector } from '@xstate/react';
import { categoryName } from '#machines/domain/categories.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { AddButton } from '#src/flows/cart/AddButton.tsx';
import { StructuredDataScript } from '#src/lib/StructuredDataScript.tsx';
import { useFlow } from '#src/lib/shop-context.ts';
import { breadcrumbData, productData } from '#src/lib/structured-data.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { RecentProducts } from './RecentProducts.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

const trailOf = (product: Product) =>
  breadcrumbData([
    { label: 'Home', href: '/' },
    { label: categoryName(product.category), href: queryHref({ ...DEFAULT_QUERY, category: product.category }) },
    { label: product.name, href: productHref(product) },
  ]);

/** The product with what stands below it. */
export function ShownProduct({ product }: { product: Product }) {
  const quantity = useSelector(useFlow('product'), (snapshot) => snapshot.context.quantity);
  return (
    <>
      <StructuredDataScript data={[productData(product), trailOf(product)]} />
      <ProductDetail
        product={product}
        addButton={<AddButton product={product} variant="detail" quantity={quantity} />}
      />
      <RelatedProducts category={product.category} />
      <RecentProducts presentId={product.id} />
    </>
  );
}
