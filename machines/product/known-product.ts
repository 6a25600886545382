import type { Product } from '#machines/domain/product.ts';
import type { ProductContext, ProductEvent } from './product.events.ts';

/** The requested product, as the list or the row of similar products has shown it. */
export const knownProduct = ({ related }: ProductContext, event: ProductEvent): Product | null =>
  event.type === 'product.requested' ? (event.known ?? related.find(({ id }) => id === event.id) ?? null) : null;
