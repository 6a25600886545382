import type { Product } from '#machines/domain/product.ts';

const SHOWN = 3;

/** Up to three similar products of the same category that are in stock. DET-1. */
export const alternativesTo = ({ category }: Product, related: readonly Product[]): readonly Product[] =>
  related.filter((other) => other.inStock && other.category === category).slice(0, SHOWN);
