import { products } from '#mocks/catalogue.ts';
import type { ApiProduct } from '#mocks/catalogue-search.ts';

const SYLLABLES = 'ar bel cor dun el fen glen har jor kil lan mor nor pen quin ros strath tor ul ver wen yar zel'.split(
  ' ',
);
/** Names of places and people, as many as a large catalogue holds. */
const NAMES = 6000;
/** No divisors of one another: what is counted in these steps comes round late. */
const STEPS = { name: 7919, place: 4801, price: 613 } as const;
const CHEAPEST = 500;
const PRICES = 20_000;

const syllable = (at: number): string => SYLLABLES[at % SYLLABLES.length] ?? '';
const named = (at: number): string =>
  syllable(at) + syllable(Math.floor(at / SYLLABLES.length)) + syllable(Math.floor(at / SYLLABLES.length ** 2));

/** The shop's products over and over, each copy with an id, a name, a description and a price of its own. */
export const manyProducts = (count: number): readonly ApiProduct[] =>
  Array.from({ length: count }, (_, place) => {
    const product = products[place % products.length];
    if (!product) throw new Error('The catalogue is empty.');
    return {
      ...product,
      id: `${product.id}-${place}`,
      name: `${named((place * STEPS.name) % NAMES)} ${product.name}`,
      description: `${product.description} From ${named((place * STEPS.place) % NAMES)}.`,
      price: (CHEAPEST + ((place * STEPS.price) % PRICES)) / 100,
    };
  });
