import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { categoryName } from '#machines/domain/categories.ts';
import { formatPence } from '#machines/domain/money.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { alternativesTo } from '#machines/saved-offers/saved-offers.selectors.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { cartLine, savedBottle, siteSearch } from '#styled-system/recipes';

type Props = { product: Product; watch: ReactNode };

/** Similar bottles in stock are offered instead of one out of stock, with a link to its whole category. SAV-4. */
export function Alternatives({ product: { id, name, category }, watch }: Props) {
  const products = useSelector(useFlow('savedOffers'), alternativesTo(id));
  const c = siteSearch();
  return (
    <div className={savedBottle().instead}>
      {watch}
      {products.length === 0 ? null : (
        <>
          <p className={cartLine().facts}>In stock, and like it:</p>
          <ul aria-label={`In stock instead of ${name}`}>
            {products.map((other) => (
              <li key={other.id}>
                <Link href={productHref(other)} className={c.option}>
                  <Picture imageUrl={other.imageUrl} alt="" sizes="36px" colour={other.placeholder?.dominant} />
                  <span className={c.optionName}>{other.name}</span>
                  <span className={c.optionPrice}>{formatPence(other.price)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={cartLine().facts}>
        <TextLink
          href={queryHref({ ...DEFAULT_QUERY, category })}
        >{`All ${categoryName(category).toLowerCase()}`}</TextLink>
      </p>
    </div>
  );
}
