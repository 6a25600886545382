import { type Product, productHref } from '#machines/domain/product.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isShown } from './move.ts';

/** Whether the list's page shows cards, also those of the former list while the next one loads. */
export const isListSeen = all(
  isShown('products'),
  (expectedModel) => productsOf(expectedModel).length > 0,
  (expectedModel) => {
    const state = expectedModel.state('catalogue');
    return state.includes('list.showing') || state.includes('list.loading');
  },
);

/** The cards of the list, in their order. */
export const productsOf = ({ flow }: ExpectedModel): readonly Product[] =>
  flow('catalogue').getSnapshot().context.list?.products ?? [];

/** The first card whose bottle can be bought. */
export const firstBottle = (expectedModel: ExpectedModel): Product | undefined =>
  productsOf(expectedModel).find(({ inStock }) => inStock);

/** The product on its own page. */
export const shownBottle = ({ flow }: ExpectedModel): Product | null => flow('product').getSnapshot().context.product;

export const isProductSeen = all(isShown('product'), isIn('product', 'showing'));

/** Whether the shelf below the product is there. */
export const isRelatedSeen = isIn('product', 'showing.complete', 'showing.revalidating', 'showing.revalidatingRelated');

/** The first bottle beside the one that is shown. */
export const firstRelated = (expectedModel: ExpectedModel): Product | undefined =>
  isRelatedSeen(expectedModel) ? expectedModel.flow('product').getSnapshot().context.related[0] : undefined;

/** Where a card leads. @throws where there is none */
export function hrefOf(product: Product | undefined): string {
  if (!product) throw new Error('There is no such card.');
  return productHref(product);
}
