import { PRICE_RANGE } from './product-query.ts';

/** Ranges of prices that one press chooses, in pounds, both ends included. The slider sets other ranges. PRD-14. */
export const PRICE_BANDS = [
  { id: 'to-25', name: 'Up to £25', minPrice: PRICE_RANGE.min, maxPrice: 25 },
  { id: 'to-50', name: 'Up to £50', minPrice: PRICE_RANGE.min, maxPrice: 50 },
  { id: 'to-100', name: 'Up to £100', minPrice: PRICE_RANGE.min, maxPrice: 100 },
  { id: 'from-100', name: 'From £100', minPrice: 100, maxPrice: PRICE_RANGE.max },
] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];
