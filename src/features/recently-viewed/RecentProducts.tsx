import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { viewedProducts } from '#machines/recently-viewed/recently-viewed.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { ProductRow } from '#src/ui/ProductRow.tsx';
import { SectionHeading } from '#src/ui/SectionHeading.tsx';
import { productShelves } from '#styled-system/recipes';

const SHOWN = 4;

type Props = {
  /** The ids of the products that the page shows already. */
  shownIds: readonly string[];
  renderAdd: (product: Product) => ReactNode;
};

/** The products viewed before in this session, the latest first, but for those that the page shows already. DET-1. */
export function RecentProducts({ shownIds, renderAdd }: Props) {
  const viewed = useSelector(useFlow('recentlyViewed'), viewedProducts);
  const others = viewed.filter(({ id }) => !shownIds.includes(id)).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={productShelves().section}>
      <SectionHeading id="recent" title="Recently viewed" />
      <ProductRow products={others} renderAdd={renderAdd} />
    </section>
  );
}
