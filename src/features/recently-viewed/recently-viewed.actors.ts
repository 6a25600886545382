import type { Product } from '#machines/domain/product.ts';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { StoredViewedSchema, VIEWED_VERSION } from '#machines/recently-viewed/stored-viewed.ts';
import { session } from '#src/platform/storage.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { parseStored } from '#src/platform/stored.ts';

/** The session's storage holds the viewed products. Unreadable data are set aside there. DET-3, STO-2. */
export function readViewed(): readonly Product[] {
  const text = session.read(STORAGE_KEYS.viewed);
  const stored = parseStored(text, VIEWED_VERSION, StoredViewedSchema);
  if (stored.kind === 'read') return stored.data;
  if (text !== null) session.setAside(STORAGE_KEYS.viewed, text);
  return [];
}

export const recentlyViewed = recentlyViewedMachine.provide({
  actions: {
    storeProducts: ({ context: { products } }) =>
      session.write(STORAGE_KEYS.viewed, JSON.stringify({ version: VIEWED_VERSION, data: products })),
  },
});
