import type { Product } from '#machines/domain/product.ts';
import { AddButton } from '#src/flows/cart/AddButton.tsx';
import { ProductPage } from '#src/flows/product/ProductPage.tsx';

const renderAdd = (product: Product) => <AddButton product={product} variant="card" />;
const renderAddButton = (product: Product, quantity: number) => (
  <AddButton product={product} variant="detail" quantity={quantity} />
);

/** A product, with what puts it and those like it into the cart. DET-1. */
export const ShopProductPage = () => <ProductPage renderAdd={renderAdd} renderAddButton={renderAddButton} />;
