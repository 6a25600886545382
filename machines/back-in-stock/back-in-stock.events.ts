import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import type { RestoredWatched } from './stored-watched.ts';
import type { Watches } from './watched-products.ts';

export type BackInStockContext = Watches & { problem: Problem | null };

export type BackInStockEvent =
  | { type: 'page.hydrated'; watched: RestoredWatched }
  /** The shopper waits for the product to be back in stock. */
  | { type: 'watch.requested'; product: NamedProduct }
  | { type: 'watch.cancelled'; id: string }
  /** The page of a product is shown. `isRecalled`: by Back or Forward, as it was; it may be out of stock today. */
  | { type: 'product.viewed'; product: Product; isRecalled: boolean }
  | { type: 'news.dismissed' }
  /** The connection is back. */
  | { type: 'load.retried' }
  /** The browser cannot store the watched products. */
  | { type: 'storage.refused' }
  | { type: 'watched.changedElsewhere'; products: readonly NamedProduct[] };

/** Other flows react to these events. */
export type BackInStockFact =
  | { type: 'backInStock.watch.cancelled'; product: NamedProduct }
  | { type: 'backInStock.full' }
  /** `isLeftInPlace` says that there was no room to set the damaged products aside. */
  | { type: 'backInStock.damaged'; count: number; isLeftInPlace: boolean };

/** The product that the shopper waits for. @throws on other events */
export function requestedProduct(event: BackInStockEvent): NamedProduct {
  if (event.type === 'watch.requested') return event.product;
  throw new Error(`'${event.type}' asks to watch no product.`);
}

/** The id of the product that an event is about; '' for an event without one. */
export function productOf(event: BackInStockEvent): string {
  if (event.type === 'watch.cancelled') return event.id;
  return event.type === 'watch.requested' || event.type === 'product.viewed' ? event.product.id : '';
}
