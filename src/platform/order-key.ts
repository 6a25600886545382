import * as v from 'valibot';
import { randomHex } from './random-hex.ts';
import { local, session } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { parseStored } from './stored.ts';

/** The version rises when the stored form changes. */
const KEY_VERSION = 1;
const KEY_BYTES = 16;
const StoredKeySchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  order: v.string(),
  /** ms since 1970. */
  sentAt: v.optional(v.number(), 0),
  /** The shop has said that the order may have been placed. */
  isReported: v.optional(v.boolean()),
});
type StoredKey = v.InferOutput<typeof StoredKeySchema>;

/** ms. So long a tab waits for the answer. SRV-7. */
const LONGEST_WAIT_MS = 30_000;
/** ms. So long the same choices are the same order; later, the shopper buys the same again. SRV-6. */
const LONGEST_RETRY_MS = 86_400_000;

/** FNV-1a: enough to see that an order is another one, and the device stores no address for it. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

function storedKey(): StoredKey | null {
  const stored = parseStored(local.read(STORAGE_KEYS.sentOrder), KEY_VERSION, StoredKeySchema);
  return stored.kind === 'read' ? stored.data : null;
}

/** Also where the clock was put back. */
const isWithin = (ms: number, { sentAt }: StoredKey): boolean => Math.abs(Date.now() - sentAt) < ms;

/** Whether this tab or another one may still be waiting for the answer. */
const isOnItsWay = (stored: StoredKey): boolean => stored.isReported !== true && isWithin(LONGEST_WAIT_MS, stored);

const store = (data: StoredKey): void => {
  local.write(STORAGE_KEYS.sentOrder, JSON.stringify({ version: KEY_VERSION, data }));
};

/**
 * The key of the order on its way. It is stored before the order is sent, so the same order has the same key after a
 * reload, in another tab, and when it is tried again: it is never placed twice. SRV-6.
 */
export const orderKey = {
  /**
   * Another order gets a new key. `isRetry` says that an earlier request with the key has had no answer.
   * @returns null while another order is on its way
   */
  of: (order: unknown): { key: string; isRetry: boolean } | null => {
    const digest = digestOf(JSON.stringify(order));
    const stored = storedKey();
    const isRetry = stored?.order === digest && isWithin(LONGEST_RETRY_MS, stored);
    if (stored && !isRetry && isOnItsWay(stored)) return null;
    const key = isRetry ? stored.key : randomHex(KEY_BYTES);
    store({ key, order: digest, sentAt: Date.now() });
    session.write(STORAGE_KEYS.sentOrder, key);
    return { key, isRetry };
  },
  /** The server has answered. */
  forget: (): void => {
    local.remove(STORAGE_KEYS.sentOrder);
    session.remove(STORAGE_KEYS.sentOrder);
  },
  /**
   * Whether an order was sent whose answer has not come, and the shopper does not know yet. While another tab waits for
   * the answer, that tab will report it. SRV-8.
   */
  isUnreported: (): boolean => {
    const stored = storedKey();
    if (stored === null || stored.isReported === true) return false;
    return session.read(STORAGE_KEYS.sentOrder) === stored.key || !isOnItsWay(stored);
  },
  /** The shop has said so. The key stays, for the same order. */
  markReported: (): void => {
    const stored = storedKey();
    if (stored) store({ ...stored, isReported: true });
  },
};
