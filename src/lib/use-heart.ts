import { useSelector } from '@xstate/react';
import { isSaved } from '#machines/saved/heart.selectors.ts';
import type { SavedBottle } from '#machines/saved/saved-bottles.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import { isSavingOpen, isWished } from '#machines/shop/shop.selectors.ts';
import { useFlow } from './shop-context.ts';

/** Whether a bottle's heart is full, and what tells of a press: also before the code of saving is here. SAV-2. */
export function useHeart(bottle: SavedBottle): { isFull: boolean; press: () => void } {
  const purchaseCode = useFlow('purchaseCode');
  const isOpen = useSelector(purchaseCode, isSavingOpen);
  const isWaiting = useSelector(purchaseCode, isWished(bottle.id));
  /** Missing until that code runs. */
  const saved: ShopRefs['saved'] | undefined = useFlow('saved');
  const isKept = useSelector(isOpen ? saved : undefined, (now) => now !== undefined && isSaved(bottle.id)(now));
  return {
    isFull: isOpen ? isKept : isWaiting,
    press: () => purchaseCode.send({ type: 'bottle.toggled', bottle }),
  };
}
