import type { ReactElement } from 'react';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { Product } from '#machines/domain/product.ts';
import { WatchButton } from '#src/features/back-in-stock/WatchButton.tsx';
import { WatchedList } from '#src/features/back-in-stock/WatchedList.tsx';
import { CardAdd } from '#src/features/cart/CardAdd.tsx';
import { SavedPage } from '#src/features/saved/SavedPage.tsx';
import { BottleOffer } from '#src/features/saved-offers/BottleOffer.tsx';
import { OffersNotice } from '#src/features/saved-offers/OffersNotice.tsx';

const renderAdd = (product: Product) => <CardAdd product={product} />;
const renderWatch = (product: Product) => <WatchButton product={product} />;
const renderBottle = (bottle: NamedProduct, remove: ReactElement) => (
  <BottleOffer bottle={bottle} remove={remove} renderAdd={renderAdd} renderWatch={renderWatch} />
);

/** The page adds today's prices and the cart's buttons to the saved bottles, and what is waited for. SAV-4, BCK-5. */
export const ShopSavedPage = () => (
  <SavedPage notice={<OffersNotice />} renderBottle={renderBottle} watched={<WatchedList />} />
);
