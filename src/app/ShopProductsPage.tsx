import type { Product } from '#machines/domain/product.ts';
import { CardAdd } from '#src/features/cart/CardAdd.tsx';
import { ProductsPage } from '#src/features/catalogue/ProductsPage.tsx';
import { SaveHeart } from '#src/features/saved/SaveHeart.tsx';
import type { CardPlace } from '#src/ui/ProductCard.tsx';

const renderAdd = (product: Product, place?: CardPlace) =>
  place === 'corner' ? <SaveHeart product={product} variant="card" /> : <CardAdd product={product} />;

/** The page adds the cart's and the saved bottles' buttons. PRD-6, SAV-2. */
export const ShopProductsPage = () => <ProductsPage renderAdd={renderAdd} />;
