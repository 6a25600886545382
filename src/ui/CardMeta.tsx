import { categoryName } from '#machines/domain/categories.ts';
import { type Product, unitsOf } from '#machines/domain/product.ts';
import { productCard } from '#styled-system/recipes';

/** 'Whisky · 43% ABV · 30.1 units'; what holds no alcohol says how much of it there is instead. PRD-6, PRD-11. */
export function CardMeta({ product }: { product: Product }) {
  const { category, alcoholContent, volume } = product;
  const units = unitsOf(product);
  const c = productCard();
  return (
    <p className={c.meta}>
      <span className={c.facts}>
        <span>{categoryName(category)}</span>
        <span>{alcoholContent === 0 ? volume : `${alcoholContent}% ABV`}</span>
        {units === null ? null : <span>{units === 1 ? '1 unit' : `${units} units`}</span>}
      </span>
    </p>
  );
}
