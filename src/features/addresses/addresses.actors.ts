import { fromPromise } from 'xstate';
import type { StoredAddress } from '#machines/addresses/address-book.ts';
import type { AddressesEvent } from '#machines/addresses/addresses.events.ts';
import { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import {
  ADDRESSES_VERSION,
  mergedAddresses,
  type RestoredAddresses,
  sortedOut,
} from '#machines/addresses/stored-addresses.ts';
import { sharedList } from '#src/platform/shared-list.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';

/** All tabs share the addresses. ADB-5. */
const sharedAddresses = sharedList<StoredAddress>({
  key: STORAGE_KEYS.addresses,
  version: ADDRESSES_VERSION,
  sortOut: sortedOut,
  merge: mergedAddresses,
});

export function readAddresses(): RestoredAddresses {
  const { data, damaged, isLeftInPlace } = sharedAddresses.restore();
  return { addresses: data, damaged, isLeftInPlace };
}

export const addresses = addressesMachine.provide({
  actors: {
    storeAddresses: fromPromise<boolean, { addresses: readonly StoredAddress[] }>(({ input }) =>
      Promise.resolve(sharedAddresses.store(input.addresses)),
    ),
    watchStoredAddresses: sharedAddresses.watcher(
      (list): AddressesEvent => ({ type: 'addresses.changedElsewhere', addresses: list }),
    ),
  },
});
