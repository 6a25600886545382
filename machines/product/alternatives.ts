import type { Product } from '#machines/domain/product.ts';

const SHOWN = 3;

/** Of those like a product, what can be had in its place: of its own category, and in stock. Three at most. DET-1. */
export const alternativesTo = ({ category }: Product, related: readonly Product[]): readonly Product[] =>
  related.filter((other) => other.inStock && other.category === category).slice(0, SHOWN);
