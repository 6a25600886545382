import { useCallback, useSyncExternalStore } from 'react';
import type { SavedBottle } from '#machines/saved/saved-bottles.ts';
import { isHeartFull } from '#machines/shop/heart.selectors.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import { useFlow } from './shop-context.ts';

type PurchaseCode = ShopRefs['purchaseCode'];

/** Missing until the code of saving runs. */
const savedOf = ({ system }: PurchaseCode): ShopRefs['saved'] | undefined => system.get('saved');

/** Calls back whenever a heart may have changed, also by what the code of saving knows once it is here. */
function watchHearts(purchaseCode: PurchaseCode, onChange: () => void): () => void {
  let saved: { unsubscribe: () => void } | undefined;
  const follow = () => {
    saved ??= savedOf(purchaseCode)?.subscribe(onChange);
    onChange();
  };
  const code = purchaseCode.subscribe(follow);
  saved = savedOf(purchaseCode)?.subscribe(onChange);
  return () => {
    code.unsubscribe();
    saved?.unsubscribe();
  };
}

/**
 * Whether a bottle's heart is full, and what tells of a press: also before the code of saving is here. One question to two
 * charts, so that the moment in which that code starts draws no heart anew. SAV-2.
 */
export function useHeart(bottle: SavedBottle): { isFull: boolean; press: () => void } {
  const purchaseCode = useFlow('purchaseCode');
  const subscribe = useCallback((onChange: () => void) => watchHearts(purchaseCode, onChange), [purchaseCode]);
  const look = () => isHeartFull(bottle.id, purchaseCode.getSnapshot(), savedOf(purchaseCode)?.getSnapshot());
  return {
    isFull: useSyncExternalStore(subscribe, look, look),
    press: () => purchaseCode.send({ type: 'bottle.toggled', bottle }),
  };
}
