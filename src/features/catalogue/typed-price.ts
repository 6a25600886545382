import { highestPrice, lowestPrice, PRICE_RANGE } from '#machines/domain/product-query.ts';
import { cleanFormatted, readPounds } from '#machines/domain/typed-text.ts';

/** An empty field is no limit. The fallback is for text that is no price. Pounds. PRD-10, TYP-8. */
export type ReadPrice = (text: string, fallback: number) => number;

const isBlank = (text: string): boolean => cleanFormatted(text).trim() === '';

export const typedLowest: ReadPrice = (text, fallback) =>
  isBlank(text) ? PRICE_RANGE.min : lowestPrice(readPounds(text), fallback);

export const typedHighest: ReadPrice = (text, fallback) =>
  isBlank(text) ? PRICE_RANGE.max : highestPrice(readPounds(text), fallback);
