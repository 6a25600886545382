import { NO_STORED_CART } from '#machines/cart/stored-cart.ts';
import { AccountMenu } from '#src/flows/header/account-menu-chunk.ts';
import { local } from '#src/lib/storage.ts';
import { STORAGE_KEYS } from '#src/lib/storage-keys.ts';

/** Whoever comes for the first time. */
export const NOTHING_KEPT = { auth: null, cart: NO_STORED_CART };

/** Whether there is anything to be read: what reads it comes only then. */
export const isAnythingKept = (): boolean =>
  [STORAGE_KEYS.auth, STORAGE_KEYS.cart].some((key) => local.read(key) !== null);

/** With whom it names comes what the header shows of him. */
export async function keptState() {
  const [kept] = await Promise.all([import('./kept-state.ts'), AccountMenu.preload()]);
  return kept;
}
