import { addressKey } from '#machines/domain/address-key.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';

export type StoredAddress = {
  address: DeliveryAddress;
  /** The number of its latest use: the address with the highest number was used last. ADB-2. */
  use: number;
};

/** The address used last is the first; of those that Undo can restore, the one removed last is the last. */
export type AddressBook = {
  addresses: readonly StoredAddress[];
  removed: readonly StoredAddress[];
};

/** ADB-2. */
export const MOST_ADDRESSES = 5;

const keyOf = ({ address }: StoredAddress): string => addressKey(address);

export const includesAddress = (addresses: readonly StoredAddress[], address: DeliveryAddress): boolean =>
  addresses.some((stored) => keyOf(stored) === addressKey(address));

export const latestFirst = (addresses: readonly StoredAddress[]): readonly StoredAddress[] =>
  [...addresses].sort((one, other) => other.use - one.use);

/** Copies only the fields of an address, so that nothing else reaches storage. */
const trimmed = ({ street, city, state, zipCode, country }: DeliveryAddress): DeliveryAddress => ({
  street: street.trim(),
  city: city.trim(),
  state: state.trim(),
  zipCode: zipCode.trim(),
  country,
});

/** Makes an address the one used last. Of more than five, the one that was not used for longest makes room. */
export function withUsed(addresses: readonly StoredAddress[], address: DeliveryAddress): readonly StoredAddress[] {
  const others = addresses.filter((stored) => keyOf(stored) !== addressKey(address));
  const use = Math.max(0, ...addresses.map((stored) => stored.use)) + 1;
  return [{ address: trimmed(address), use }, ...others].slice(0, MOST_ADDRESSES);
}

/** Removes an address, so that Undo can restore it. @throws when it is not stored */
export function takenOut({ addresses, removed }: AddressBook, address: DeliveryAddress): AddressBook {
  const stored = addresses.find((each) => keyOf(each) === addressKey(address));
  if (!stored) throw new Error('This address is not stored.');
  return { addresses: addresses.filter((each) => each !== stored), removed: [...removed, stored] };
}

/** Restores the address removed last at its place. If it has been stored again meanwhile, it stays as it is. */
export function putBack({ addresses, removed }: AddressBook): AddressBook {
  const latest = removed.at(-1);
  if (!latest || includesAddress(addresses, latest.address)) return { addresses, removed: removed.slice(0, -1) };
  return {
    addresses: latestFirst([latest, ...addresses.slice(0, MOST_ADDRESSES - 1)]),
    removed: removed.slice(0, -1),
  };
}
