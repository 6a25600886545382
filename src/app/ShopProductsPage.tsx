import type { Product } from '#machines/domain/product.ts';
import { AddButton } from '#src/flows/cart/AddButton.tsx';
import { ProductsPage } from '#src/flows/catalogue/ProductsPage.tsx';

const renderAdd = (product: Product) => <AddButton product={product} variant="card" />;

/** The list, with what puts its products into the cart. PRD-6. */
export const ShopProductsPage = () => <ProductsPage renderAdd={renderAdd} />;
