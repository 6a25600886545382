import type { Product } from '#machines/domain/product.ts';
import { renewed } from '#machines/domain/same-answer.ts';
import type { ProductContext, ProductEvent } from './product.events.ts';

/** A product, as the page brought it along, and as the catalogue has it today. API-5. */
export type ProductCorrection = { before: Product; today: Product };

/** The products like one, as the page brought them along, and as they are today. */
export type ShelfCorrection = { before: readonly Product[]; today: readonly Product[] };

const correctedProduct = ({ product, remembered }: ProductContext, { before, today }: ProductCorrection) => ({
  product: product === before ? today : product,
  remembered: remembered.map((kept) => (kept === before ? today : kept)),
});

function correctedShelf({ related, rememberedShelves }: ProductContext, { before, today }: ShelfCorrection) {
  const shelf = renewed(before, today);
  return {
    related: related === before ? shelf : related,
    rememberedShelves: rememberedShelves.map((kept) => (kept.related === before ? { ...kept, related: shelf } : kept)),
  };
}

/**
 * What changes of what is shown, and of what Back would find. What has been asked for anew since the page was drawn is
 * younger than the correction, and stays. @throws on what corrects nothing
 */
export function corrected(context: ProductContext, event: ProductEvent): Partial<ProductContext> {
  switch (event.type) {
    case 'product.corrected':
      return correctedProduct(context, event);
    case 'product.withdrawn':
      return { remembered: context.remembered.filter((kept) => kept !== event.before) };
    case 'shelf.corrected':
      return correctedShelf(context, event);
    default:
      throw new Error(`'${event.type}' corrects nothing.`);
  }
}
