import { type Product, productHref } from '#machines/domain/product.ts';
import type { Oracle } from '../oracle.ts';
import { all, isIn, isShown } from './move.ts';

/** Whether cards stand on the list's page, those of the list before included while the next one loads. */
export const isListSeen = all(
  isShown('products'),
  (oracle) => productsOf(oracle).length > 0,
  (oracle) => {
    const state = oracle.state('catalogue');
    return state.includes('list.showing') || state.includes('list.loading');
  },
);

/** The cards of the list, in their order. */
export const productsOf = ({ flow }: Oracle): readonly Product[] =>
  flow('catalogue').getSnapshot().context.list?.products ?? [];

/** The first card whose bottle can be bought. */
export const firstBottle = (oracle: Oracle): Product | undefined => productsOf(oracle).find(({ inStock }) => inStock);

/** The product on its own page. */
export const shownBottle = ({ flow }: Oracle): Product | null => flow('product').getSnapshot().context.product;

export const isProductSeen = all(isShown('product'), isIn('product', 'showing'));

/** The first bottle beside the one that is shown. */
export const firstRelated = (oracle: Oracle): Product | undefined =>
  oracle.state('product') === 'showing.complete' ? oracle.flow('product').getSnapshot().context.related[0] : undefined;

/** Where a card leads. @throws where there is none */
export function hrefOf(product: Product | undefined): string {
  if (!product) throw new Error('There is no such card.');
  return productHref(product);
}
