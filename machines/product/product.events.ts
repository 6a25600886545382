import type { NavigationRequest } from '#machines/domain/navigation.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { Crop } from './crops.ts';
import type { RememberedProducts } from './remembered-products.ts';

export type ProductContext = RememberedProducts & {
  id: string;
  /** The category in the address; null where the address names none. */
  category: string | null;
  product: Product | null;
  /** Whether Back or Forward shows the product as it was, without a request. RTE-5. */
  isRecalled: boolean;
  /** The id of the product in the prerendered page; null when it has been revalidated. API-5. */
  prerendered: string | null;
  related: readonly Product[];
  quantity: number;
  crop: Crop;
  problem: Problem | null;
};

export type ProductEvent =
  | {
      type: 'product.requested';
      id: string;
      category: string | null;
      kind: NavigationKind;
      /** The product as the list has shown it; null where it has not. */
      known: Product | null;
    }
  | { type: 'product.left' }
  /** The server has sent this product's page as not found. RTE-7. */
  | { type: 'product.unlisted' }
  /** Plus and minus. */
  | { type: 'quantity.stepped'; by: number }
  | { type: 'crop.chosen'; crop: Crop }
  | { type: 'load.retried' };

/** Other flows react to these events. */
export type ProductFact =
  | NavigationRequest
  /** `isRecalled` says that Back or Forward shows it as it was: it may be another one today. */
  | { type: 'product.viewed'; product: Product; isRecalled: boolean }
  /** The page no longer shows the product. */
  | { type: 'product.hidden' };
