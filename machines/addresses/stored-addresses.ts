import * as v from 'valibot';
import { isAddressGiven } from '#machines/domain/address-given.ts';
import { addressKey } from '#machines/domain/address-key.ts';
import type { DamagedEntries } from '#machines/domain/damaged-entries.ts';
import { DeliveryAddressSchema } from '#machines/domain/delivery-address.schema.ts';
import { mergedList } from '#machines/domain/merged-list.ts';
import { type SortedOut, sortOut } from '#machines/domain/tolerant.ts';
import { latestFirst, MOST_ADDRESSES, type StoredAddress } from './address-book.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const ADDRESSES_VERSION = 1;

/** More uses than any shopper reaches. */
const MOST_USES = 1_000_000_000;

/** An address in storage. */
export const StoredAddressSchema: v.GenericSchema<unknown, StoredAddress> = v.object({
  address: v.pipe(
    DeliveryAddressSchema,
    v.check((address) => isAddressGiven(address), 'an empty address is never stored'),
  ),
  use: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_USES)),
});

/** The addresses that were read from storage, the one used last first. ADB-5. */
export type RestoredAddresses = DamagedEntries & { addresses: readonly StoredAddress[] };

export const NO_STORED_ADDRESSES: RestoredAddresses = { addresses: [], damaged: 0 };

const keyOf = ({ address }: StoredAddress): string => addressKey(address);

/** Stored addresses, each once, without damaged entries. ADB-5. */
export function sortedOut(entries: readonly unknown[]): SortedOut<StoredAddress> {
  const { sound, damaged } = sortOut(entries, StoredAddressSchema, keyOf);
  return { sound: latestFirst(sound), damaged };
}

/** Of two tabs' uses of one address the later one counts. */
const usedLast = (
  _before: StoredAddress | undefined,
  after: StoredAddress | undefined,
  stored: StoredAddress | undefined,
): StoredAddress | undefined => (after && stored && stored.use > after.use ? stored : after);

/** Applies this tab's change to the stored addresses. STO-7. */
export const mergedAddresses = (
  before: readonly StoredAddress[],
  after: readonly StoredAddress[],
  stored: readonly StoredAddress[],
): readonly StoredAddress[] => latestFirst(mergedList(before, after, stored, keyOf, usedLast)).slice(0, MOST_ADDRESSES);
