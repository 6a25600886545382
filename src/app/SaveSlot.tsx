import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { isSavingOpen } from '#machines/shop/shop.selectors.ts';
import { useShop } from '#src/lib/shop-context.ts';
import { SaveHeart } from './save-heart-chunk.ts';

/** Where a heart stands as soon as a press of it counts; its place is held. SAV-2. */
export const SaveSlot = (props: ComponentProps<typeof SaveHeart>) =>
  useSelector(useShop(), isSavingOpen) ? <SaveHeart {...props} /> : null;
