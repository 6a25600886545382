import { categoryName } from '#machines/domain/categories.ts';
import { type Product, unitsOf, unitsText } from '#machines/domain/product.ts';
import { productCard } from '#styled-system/recipes';

const look = productCard();

/** A line can break before a dot, never in a fact or after its dot: where it does, the recipe cuts the dot off. */
const SEPARATOR = '\u2002·\u00a0\u00a0';
const unbroken = (fact: string) => fact.replaceAll(' ', '\u00a0');

/** 'Whisky · 43% ABV · 30.1 units'; what holds no alcohol says how much of it there is instead. PRD-6, PRD-11. */
export function CardMeta({ product }: { product: Product }) {
  const { category, alcoholContent, volume } = product;
  const units = unitsOf(product);
  const facts = [
    categoryName(category),
    alcoholContent === 0 ? volume : `${alcoholContent}% ABV`,
    ...(units === null ? [] : [unitsText(units)]),
  ];
  return <p className={look.meta}>{facts.map(unbroken).join(SEPARATOR)}</p>;
}
