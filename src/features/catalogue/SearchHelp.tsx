import { useSelector } from '@xstate/react';
import { meantHref, meantSearch, outOfStockHref } from '#machines/catalogue/search-help.ts';
import { categoryName } from '#machines/domain/categories.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { productList, textLink } from '#styled-system/recipes';

const POPULAR = ['whisky', 'wine', 'gin', 'rum', 'beer'];
const c = productList();

/** 'Did you mean whiskey?' is a link to that search. PRD-13. */
export function MeantSearch() {
  const catalogue = useFlow('catalogue');
  const text = useSelector(catalogue, meantSearch);
  const href = useSelector(catalogue, meantHref);
  if (text === null) return null;
  return (
    <p className={c.meant}>
      Did you mean{' '}
      <Link href={href} className={textLink()}>
        {text}
      </Link>
      ?
    </p>
  );
}

/** Where only products that are out of stock match, they are a link away. PRD-13. */
export function OutOfStock() {
  const href = useSelector(useFlow('catalogue'), outOfStockHref);
  if (href === null) return null;
  return (
    <p className={c.meant}>
      <Link href={href} className={textLink()}>
        Include out of stock
      </Link>
    </p>
  );
}

/** A search without results offers these categories. PRD-13. */
export const PopularCategories = () => (
  <nav aria-label="Popular categories" className={c.popular}>
    Popular categories:
    <ul>
      {POPULAR.map((category) => (
        <li key={category}>
          <Link href={queryHref({ ...DEFAULT_QUERY, category })} className={textLink()}>
            {categoryName(category)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
