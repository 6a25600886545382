import { PRICE_RANGE } from './product-query.ts';

/** Most products cost up to this price, in pounds. These prices have half of the slider's length. PRD-2. */
const MIDDLE = 50;
/** Positions of a thumb, in percent of the length. */
const PLACES = { low: 0, middle: 50, high: 100 } as const;
/** The step for higher prices, in pounds. The fields beside the slider take any price. */
const STEP = 5;

const share = (value: number, from: number, to: number) => (value - from) / (to - from);

/** Converts a price to its position on the slider, and back. */
type PriceScale = {
  /** @param price whole pounds within PRICE_RANGE @returns 0 to 100 */
  placeOf: (price: number) => number;
  /** @param place 0 to 100 @returns whole pounds */
  valueAt: (place: number) => number;
};

export const PRICE_SCALE: PriceScale = {
  placeOf: (price) =>
    price <= MIDDLE
      ? share(price, PRICE_RANGE.min, MIDDLE) * PLACES.middle
      : PLACES.middle + share(price, MIDDLE, PRICE_RANGE.max) * (PLACES.high - PLACES.middle),
  valueAt: (place) => {
    if (place <= PLACES.middle) return Math.round(PRICE_RANGE.min + share(place, PLACES.low, PLACES.middle) * MIDDLE);
    const price = MIDDLE + share(place, PLACES.middle, PLACES.high) * (PRICE_RANGE.max - MIDDLE);
    return Math.round(price / STEP) * STEP;
  },
};
