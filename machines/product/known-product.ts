import type { Product } from '#machines/domain/product.ts';
import type { ProductContext, ProductEvent } from './product.events.ts';

/** The product that is asked for, as another shelf has shown it: the list, or the one below a product. */
export const knownProduct = ({ related }: ProductContext, event: ProductEvent): Product | null =>
  event.type === 'product.requested' ? (event.known ?? related.find(({ id }) => id === event.id) ?? null) : null;
