import type { SnapshotFrom } from 'xstate';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import { includesAddress, type StoredAddress } from './address-book.ts';
import type { addressesMachine } from './addresses.machine.ts';

type Snapshot = SnapshotFrom<typeof addressesMachine>;

/** The address used last is the first. ADB-2. */
export const storedAddresses = ({ context }: Snapshot): readonly StoredAddress[] => context.addresses;

/** The address that Undo restores next; null without one. ADB-4. */
export const latestRemoved = ({ context }: Snapshot): DeliveryAddress | null => context.removed.at(-1)?.address ?? null;

/** True for an address that is stored, however it is written. ADB-2. */
export const isAddressStored =
  (address: DeliveryAddress) =>
  ({ context }: Snapshot): boolean =>
    includesAddress(context.addresses, address);

/** True while the shopper wants the address of this order to be remembered. ADB-1. */
export const isRemembering = (snapshot: Snapshot): boolean => snapshot.matches({ choice: 'remembering' });

/** True where the browser cannot store the addresses. ADB-6. */
export const isNotStored = (snapshot: Snapshot): boolean => snapshot.matches({ book: { open: 'notStored' } });
