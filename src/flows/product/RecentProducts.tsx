import { useSelector } from '@xstate/react';
import { useShop } from '#src/lib/shop-context.ts';
import { SectionHeading } from '#src/ui/SectionHeading.tsx';
import { productShelves } from '#styled-system/recipes';
import { ProductRow } from './ProductRow.tsx';

const SHOWN = 4;

/** What else was looked at in this session, the latest first. DET-1. */
export function RecentProducts({ presentId }: { presentId: string }) {
  const viewed = useSelector(useShop(), (snapshot) => snapshot.context.recentlyViewed);
  const others = viewed.filter(({ id }) => id !== presentId).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={productShelves().section}>
      <SectionHeading id="recent" title="Recently viewed" />
      <ProductRow products={others} />
    </section>
  );
}
