import { products } from '#mocks/catalogue.ts';
import type { ApiProduct } from '#mocks/catalogue-search.ts';
import { choose, seededRandom } from '#tests/support/seeded-random.ts';

const SYLLABLES = 'ar bel cor dun el fen glen har jor kil lan mor nor pen quin ros strath tor ul ver wen yar zel'.split(
  ' ',
);
/** Names of places and people, as many as a large catalogue holds. */
const NAMES = 6000;
const PARTS_OF_A_NAME = 3;
const CHEAPEST = 5;
const DEAREST = 205;

/** The shop's products over and over, each copy with an id, a name, a description and a price of its own. */
export function manyProducts(count: number): readonly ApiProduct[] {
  const random = seededRandom(count);
  const name = () => Array.from({ length: PARTS_OF_A_NAME }, () => choose(random, SYLLABLES)).join('');
  const names = Array.from({ length: NAMES }, name);
  return Array.from({ length: count }, (_, place) => {
    const product = choose(random, products);
    return {
      ...product,
      id: `${product.id}-${place}`,
      name: `${choose(random, names)} ${product.name}`,
      description: `${product.description} From ${choose(random, names)}.`,
      price: Math.round(100 * (CHEAPEST + random() * (DEAREST - CHEAPEST))) / 100,
    };
  });
}
