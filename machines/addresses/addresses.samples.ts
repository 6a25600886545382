import type { SnapshotFrom } from 'xstate';
import { addressKey } from '#machines/domain/address-key.ts';
import { type DeliveryAddress, EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { MOST_ADDRESSES, type StoredAddress } from './address-book.ts';
import type { AddressesEvent } from './addresses.events.ts';
import type { addressesMachine } from './addresses.machine.ts';

export const sampleAddress: DeliveryAddress = {
  street: '12 Alder Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  country: 'USA',
};
export const otherAddress: DeliveryAddress = {
  street: '48 Rue des Érables',
  city: 'Montréal',
  state: 'QC',
  zipCode: 'H2X 1Y4',
  country: 'CAN',
};

export const sampleStored: StoredAddress = { address: sampleAddress, use: 1 };
export const otherStored: StoredAddress = { address: otherAddress, use: 2 };

/** The list is full and does not contain the samples. */
export const FULL_BOOK: readonly StoredAddress[] = Array.from({ length: MOST_ADDRESSES }, (_, at) => ({
  address: { ...sampleAddress, street: `${at + 1} Quay Road` },
  use: 10 - at,
}));

export const addressesSamples = {
  'page.hydrated': {
    nothing: { type: 'page.hydrated', addresses: { addresses: [], damaged: 0 } },
    one: { type: 'page.hydrated', addresses: { addresses: [sampleStored], damaged: 0 } },
    full: { type: 'page.hydrated', addresses: { addresses: FULL_BOOK, damaged: 0 } },
    oneBesideDamage: { type: 'page.hydrated', addresses: { addresses: [sampleStored], damaged: 1 } },
    oneBesideDamageInPlace: {
      type: 'page.hydrated',
      addresses: { addresses: [sampleStored], damaged: 1, isLeftInPlace: true },
    },
  },
  'remembering.chosen': { plainly: { type: 'remembering.chosen' } },
  'remembering.declined': { plainly: { type: 'remembering.declined' } },
  'order.placed': {
    portland: { type: 'order.placed', address: sampleAddress },
    montreal: { type: 'order.placed', address: otherAddress },
    withoutAddress: { type: 'order.placed', address: EMPTY_DETAILS.delivery },
  },
  'address.removed': {
    portland: { type: 'address.removed', address: sampleAddress },
    unknown: { type: 'address.removed', address: { ...sampleAddress, street: '7 No Such Street' } },
  },
  'removal.undone': { plainly: { type: 'removal.undone' } },
  'shopper.signedOut': { plainly: { type: 'shopper.signedOut' } },
  'checkout.closed': { plainly: { type: 'checkout.closed' } },
  'storage.refused': { plainly: { type: 'storage.refused' } },
  'addresses.changedElsewhere': {
    montreal: { type: 'addresses.changedElsewhere', addresses: [otherStored] },
    none: { type: 'addresses.changedElsewhere', addresses: [] },
    full: { type: 'addresses.changedElsewhere', addresses: FULL_BOOK },
  },
} as const satisfies EventSamples<AddressesEvent>;

const SAMPLE_KEY = addressKey(sampleAddress);

/** The state, and what decides what the shopper can do with the addresses. */
export const addressesStateKey = ({ value, context }: SnapshotFrom<typeof addressesMachine>): string =>
  JSON.stringify([
    stateText(value),
    Math.min(context.addresses.length, 2),
    context.addresses.length >= MOST_ADDRESSES,
    context.addresses.findIndex(({ address }) => addressKey(address) === SAMPLE_KEY),
    Math.min(context.removed.length, 2),
  ]);
