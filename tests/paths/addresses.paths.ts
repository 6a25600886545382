import { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { addressesSamples, addressesStateKey } from '#machines/addresses/addresses.samples.ts';
import { answered, flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const addressesPaths = flowPaths({
  flow: 'addresses',
  machine: addressesMachine,
  key: addressesStateKey,
  user: {
    "chooses 'Remember this address on this device'": addressesSamples['remembering.chosen'].plainly,
    'no longer wants the address to be remembered': addressesSamples['remembering.declined'].plainly,
    "presses 'Remove' of the address in Portland": addressesSamples['address.removed'].portland,
    'removes an address that is not stored': addressesSamples['address.removed'].unknown,
    "presses 'Undo'": addressesSamples['removal.undone'].plainly,
  },
  shop: {
    'an order to Portland is placed': addressesSamples['order.placed'].portland,
    'an order to Montréal is placed': addressesSamples['order.placed'].montreal,
    'an order without an address is placed': addressesSamples['order.placed'].withoutAddress,
    'the shopper signs out': addressesSamples['shopper.signedOut'].plainly,
    'the checkout is closed': addressesSamples['checkout.closed'].plainly,
  },
  environment: {
    'storage holds nothing': addressesSamples['page.hydrated'].nothing,
    'storage holds the address in Portland': addressesSamples['page.hydrated'].one,
    'storage holds five addresses': addressesSamples['page.hydrated'].full,
    'storage holds the address in Portland, and one that is damaged': addressesSamples['page.hydrated'].oneBesideDamage,
    'storage holds the address in Portland, and one that is damaged and cannot be set aside':
      addressesSamples['page.hydrated'].oneBesideDamageInPlace,
    'the browser stores nothing from the start': addressesSamples['storage.refused'].plainly,
    'the browser stores the addresses': answered('storeAddresses', true),
    'the browser stores nothing': answered('storeAddresses', false),
    'storing stops at a bug': refused('storeAddresses', BUG),
    'what is stored cannot be watched': refused('watchStoredAddresses', BUG),
    'another tab has stored Montréal alone': addressesSamples['addresses.changedElsewhere'].montreal,
    'another tab has removed all': addressesSamples['addresses.changedElsewhere'].none,
    'another tab has stored five addresses': addressesSamples['addresses.changedElsewhere'].full,
  },
  neverAnswered: ['removes an address that is not stored'],
});
