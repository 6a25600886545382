import type { Product } from '#machines/domain/product.ts';
import { CardAdd } from '#src/flows/cart/CardAdd.tsx';
import { ProductsPage } from '#src/flows/catalogue/ProductsPage.tsx';

const renderAdd = (product: Product) => <CardAdd product={product} />;

/** The list, with what puts its products into the cart. PRD-6. */
export const ShopProductsPage = () => <ProductsPage renderAdd={renderAdd} />;
