import type { Product } from '#machines/domain/product.ts';
import { CardAdd } from '#src/features/cart/CardAdd.tsx';
import { SaveHeart } from '#src/features/saved/SaveHeart.tsx';
import type { CardPlace } from '#src/ui/ProductCard.tsx';

/** A card knows neither the cart nor the saved bottles, so a page gives it their buttons. */
export const renderAdd = (product: Product, place?: CardPlace) =>
  place === 'corner' ? <SaveHeart product={product} variant="card" /> : <CardAdd product={product} />;
