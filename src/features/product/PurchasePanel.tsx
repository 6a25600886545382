import type { ReactNode, Ref } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { DeferBelowFold } from '#src/ui/DeferBelowFold.tsx';
import { FactsTable } from '#src/ui/FactsTable.tsx';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { productDetail } from '#styled-system/recipes';
import { Alternatives } from './Alternatives.tsx';
import { BuyRow } from './BuyRow.tsx';
import { PriceRow } from './PriceRow.tsx';
import { PurchaseNotes } from './PurchaseNotes.tsx';
import { factsOf } from './product-facts.ts';

type Props = { product: Product; addButton: ReactNode; watch: ReactNode; buyRowRef: Ref<HTMLDivElement> };

const Facts = ({ product }: { product: Product }) => (
  <div className={productDetail().facts}>
    <FactsTable caption="The facts" facts={factsOf(product)} />
  </div>
);

/** The panel holds the details and the controls to buy. DET-1. */
export function PurchasePanel({ product, addButton, watch, buyRowRef }: Props) {
  const c = productDetail();
  const { brand, name, description, rating, reviewCount } = product;
  return (
    <div className={c.panel}>
      {brand.trim() === '' ? null : (
        <TextLink href={queryHref({ ...DEFAULT_QUERY, brand })} className={c.brand}>
          {brand}
        </TextLink>
      )}
      <PageHeading variant="product" className={c.name}>
        {nonBreakingName(name)}
      </PageHeading>
      <Stars rating={rating} reviewCount={reviewCount} />
      {description.trim() === '' ? null : <p className={c.lead}>{description}</p>}
      <PriceRow product={product} />
      <BuyRow ref={buyRowRef} product={product} addButton={addButton} />
      {product.inStock ? null : (
        <>
          <div>{watch}</div>
          <Alternatives product={product} />
        </>
      )}
      <DeferBelowFold>
        <PurchaseNotes product={product} />
        <Facts product={product} />
      </DeferBelowFold>
    </div>
  );
}
