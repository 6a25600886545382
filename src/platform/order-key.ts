import * as v from 'valibot';
import { local } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';

/** The version rises when the stored form changes. */
const KEY_VERSION = 1;
const StoredKeySchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  order: v.string(),
  /** The shop has said that the order may have been placed. */
  isReported: v.optional(v.boolean()),
});
type StoredKey = v.InferOutput<typeof StoredKeySchema>;

/** FNV-1a: enough to see that an order is another one, and the device stores no address for it. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Not crypto.randomUUID, which an unencrypted page lacks. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function storedKey(): StoredKey | null {
  const stored = parseStored(local.read(STORAGE_KEYS.sentOrder), KEY_VERSION, StoredKeySchema);
  return stored.kind === 'read' ? stored.data : null;
}

const store = (data: StoredKey): void => {
  local.write(STORAGE_KEYS.sentOrder, JSON.stringify({ version: KEY_VERSION, data }));
};

/**
 * The key of the order on its way. It is stored before the order is sent, so the same order has the same key after a
 * reload, in another tab, and when it is tried again: it is never placed twice. SRV-6.
 */
export const orderKey = {
  /** Another order gets a new key. */
  of: (order: unknown): string => {
    const digest = digestOf(JSON.stringify(order));
    const stored = storedKey();
    const key = stored?.order === digest ? stored.key : newKey();
    store({ key, order: digest });
    return key;
  },
  /** The server has answered. */
  forget: (): void => local.remove(STORAGE_KEYS.sentOrder),
  /** Whether an order was sent whose answer has not come, and the shopper does not know yet. SRV-8. */
  isUnreported: (): boolean => {
    const stored = storedKey();
    return stored !== null && stored.isReported !== true;
  },
  /** The shop has said so. The key stays, for the same order. */
  markReported: (): void => {
    const stored = storedKey();
    if (stored) store({ ...stored, isReported: true });
  },
};
