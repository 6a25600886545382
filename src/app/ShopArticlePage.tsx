import { useSelector } from '@xstate/react';
import { shownArticle } from '#machines/shop/shop.selectors.ts';
import { ArticlePage } from '#src/content/text/ArticlePage.tsx';
import type { ArticleLists } from '#src/content/text/article-at.ts';
import { useShop } from '#src/platform/shop-context.ts';

/** The article that the address names. PAG-2. */
export function ShopArticlePage({ lists }: { lists: ArticleLists }) {
  const path = useSelector(useShop(), shownArticle);
  return path === null ? null : <ArticlePage path={path} lists={lists} />;
}
