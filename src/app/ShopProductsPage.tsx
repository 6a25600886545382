import { ProductsPage } from '#src/features/catalogue/ProductsPage.tsx';
import { renderAdd } from './render-add.tsx';

/** The page adds the cart's and the saved bottles' buttons. PRD-6, SAV-2. */
export const ShopProductsPage = () => <ProductsPage renderAdd={renderAdd} />;
