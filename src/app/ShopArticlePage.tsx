import { useSelector } from '@xstate/react';
import { articlePath } from '#machines/shop/article-page.selectors.ts';
import { useShop } from '#src/lib/shop-context.ts';
import { ArticlePage } from '#src/pages/text/ArticlePage.tsx';
import type { Rooms } from '#src/pages/text/article-at.ts';

/** The article that the address names. PAG-2. */
export function ShopArticlePage({ rooms }: { rooms: Rooms }) {
  const path = useSelector(useShop(), articlePath);
  return path === null ? null : <ArticlePage path={path} rooms={rooms} />;
}
