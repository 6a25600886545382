import type { ReactElement } from 'react';
import type { Product } from '#machines/domain/product.ts';
import type { SavedBottle } from '#machines/saved/saved-bottles.ts';
import { CardAdd } from '#src/features/cart/CardAdd.tsx';
import { SavedPage } from '#src/features/saved/SavedPage.tsx';
import { BottleOffer } from '#src/features/saved-offers/BottleOffer.tsx';
import { OffersNotice } from '#src/features/saved-offers/OffersNotice.tsx';

const renderAdd = (product: Product) => <CardAdd product={product} />;
const renderBottle = (bottle: SavedBottle, remove: ReactElement) => (
  <BottleOffer bottle={bottle} remove={remove} renderAdd={renderAdd} />
);

/** The page adds today's prices and the cart's buttons to the saved bottles. SAV-4. */
export const ShopSavedPage = () => <SavedPage notice={<OffersNotice />} renderBottle={renderBottle} />;
