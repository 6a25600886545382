import type { CartEvent } from '#machines/cart/cart.events.ts';
import { StoredCartSchema } from '#machines/cart/stored-cart.schema.ts';
import { CART_VERSION, NO_STORED_CART, type RestoredCart } from '#machines/cart/stored-cart.ts';
import { EMPTY_CART } from '#machines/domain/cart.ts';
import { local, setAside } from '#src/platform/storage.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { parseStored } from '#src/platform/stored.ts';

/** An unreadable cart is moved to another key. CRT-5. */
export function readCart(): RestoredCart {
  const text = local.read(STORAGE_KEYS.cart);
  const stored = parseStored(text, CART_VERSION, StoredCartSchema);
  if (stored.kind === 'read') return { cart: stored.data, damaged: false };
  if (stored.kind === 'none' || text === null) return NO_STORED_CART;
  setAside(STORAGE_KEYS.cart, text);
  return { cart: EMPTY_CART, damaged: true };
}

/** Another tab has stored this cart; it is null if it is unreadable. CRT-4. */
export function readOtherTab(): CartEvent | null {
  const stored = parseStored(local.read(STORAGE_KEYS.cart), CART_VERSION, StoredCartSchema);
  if (stored.kind === 'read') return { type: 'cart.changedElsewhere', cart: stored.data };
  return stored.kind === 'none' ? { type: 'cart.changedElsewhere', cart: EMPTY_CART } : null;
}
