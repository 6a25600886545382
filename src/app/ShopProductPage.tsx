import { useSelector } from '@xstate/react';
import type { Product } from '#machines/domain/product.ts';
import { relatedProducts } from '#machines/product/product.selectors.ts';
import { NotFoundPage } from '#src/content/not-found/NotFoundPage.tsx';
import { WatchButton } from '#src/features/back-in-stock/WatchButton.tsx';
import { AddButton } from '#src/features/cart/AddButton.tsx';
import { PictureZoom } from '#src/features/picture-zoom/PictureZoom.tsx';
import { ProductPage } from '#src/features/product/ProductPage.tsx';
import { RecentProducts } from '#src/features/recently-viewed/RecentProducts.tsx';
import { SaveHeart } from '#src/features/saved/SaveHeart.tsx';
import { useFlow } from '#src/platform/shop-context.ts';
import { renderAdd } from './render-add.tsx';

const renderAddButton = (product: Product, quantity: number) => (
  <>
    <AddButton product={product} quantity={quantity} />
    <SaveHeart product={product} variant="detail" />
  </>
);

const renderZoom = (product: Product) => <PictureZoom product={product} />;
const renderWatch = (product: Product) => <WatchButton product={product} />;

function RecentBesideRelated({ id }: { id: string }) {
  const related = useSelector(useFlow('product'), relatedProducts);
  return <RecentProducts shownIds={[id, ...related.map((product) => product.id)]} renderAdd={renderAdd} />;
}

const renderRecent = ({ id }: Product) => <RecentBesideRelated id={id} />;

const NOT_FOUND = <NotFoundPage />;

/** The page adds the cart's and the saved bottles' buttons, the enlarged picture and the recently viewed products. DET-1, ZOM-1. */
export const ShopProductPage = () => (
  <ProductPage
    renderAdd={renderAdd}
    renderAddButton={renderAddButton}
    renderWatch={renderWatch}
    renderRecent={renderRecent}
    renderZoom={renderZoom}
    notFound={NOT_FOUND}
  />
);
