import { categoryName } from '#machines/domain/categories.ts';
import { type Product, unitsOf, unitsText } from '#machines/domain/product.ts';
import { productCard } from '#styled-system/recipes';

const look = productCard();

/** A line may break before a dot, never after it: the recipe hides a dot at the start of a line. */
const SEPARATOR = '\u2002·\u00a0\u00a0';
const unbroken = (fact: string) => fact.replaceAll(' ', '\u00a0');

/**
 * The line reads 'Whisky · 43% ABV · 30.1 units'. A product without alcohol shows its volume instead. PRD-6, PRD-11.
 */
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
