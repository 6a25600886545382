import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { AddressBook, StoredAddress } from './address-book.ts';
import type { RestoredAddresses } from './stored-addresses.ts';

export type AddressesContext = AddressBook & { problem: Problem | null };

export type AddressesEvent =
  | { type: 'page.hydrated'; addresses: RestoredAddresses }
  /** The shopper wants the address of this order to be remembered. */
  | { type: 'remembering.chosen' }
  | { type: 'remembering.declined' }
  | { type: 'order.placed'; address: DeliveryAddress }
  | { type: 'address.removed'; address: DeliveryAddress }
  | { type: 'removal.undone' }
  | { type: 'checkout.closed' }
  /** The shopper has signed out, here or in another tab. */
  | { type: 'shopper.signedOut' }
  /** The browser cannot store the addresses. */
  | { type: 'storage.refused' }
  | { type: 'addresses.changedElsewhere'; addresses: readonly StoredAddress[] };

/** Other flows react to this event. `isLeftInPlace` says that there was no room to set the damaged addresses aside. */
export type AddressesFact = { type: 'addresses.damaged'; count: number; isLeftInPlace: boolean };

/** The address that an event is about. @throws on other events */
export function addressOf(event: AddressesEvent): DeliveryAddress {
  if ('address' in event) return event.address;
  throw new Error(`'${event.type}' names no address.`);
}
