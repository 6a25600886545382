import type { StoredAddress } from '#machines/addresses/address-book.ts';
import { isAddressStored, isRemembering } from '#machines/addresses/addresses.selectors.ts';
import { addressKey } from '#machines/domain/address-key.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isCheckoutMissing, isIn, movesOn } from './move.ts';

const { sends } = movesOn('addresses');

const addressesOf = ({ flow }: ExpectedModel) => flow('addresses').getSnapshot();
export const storedOf = (expectedModel: ExpectedModel): readonly StoredAddress[] =>
  addressesOf(expectedModel).context.addresses;
export const removedOf = (expectedModel: ExpectedModel): readonly StoredAddress[] =>
  addressesOf(expectedModel).context.removed;
const deliveryOf = ({ flow }: ExpectedModel): DeliveryAddress =>
  flow('checkout').getSnapshot().context.details.delivery;
/** The radio of an address is chosen as long as the fields say the same. ADB-3. */
export const isChosen = (expectedModel: ExpectedModel, address: DeliveryAddress): boolean =>
  addressKey(deliveryOf(expectedModel)) === addressKey(address);
const firstOf = (expectedModel: ExpectedModel) => storedOf(expectedModel)[0]?.address;

/** Step 2 of the checkout is shown. */
export const isAtAddresses = all(
  isIn('checkout', 'open.enteringDelivery'),
  (expectedModel) => !isCheckoutMissing(expectedModel),
);
/** A stored address is remembered already, so the box is only shown for others. ADB-1. */
export const isBoxShown = all(
  isAtAddresses,
  (expectedModel) => !isAddressStored(deliveryOf(expectedModel))(addressesOf(expectedModel)),
);
const isWanted = (expectedModel: ExpectedModel) => isRemembering(addressesOf(expectedModel));
const hasAddresses = all(isAtAddresses, (expectedModel) => storedOf(expectedModel).length > 0);

/** ADB-1 to ADB-4. */
export const addressesMoves = [
  sends(
    "chooses 'Remember this address on this device'",
    'addresses',
    { type: 'remembering.chosen' },
    all(isBoxShown, (expectedModel) => !isWanted(expectedModel)),
  ),
  sends(
    'no longer wants the address to be remembered',
    'addresses',
    { type: 'remembering.declined' },
    all(isBoxShown, isWanted),
  ),
  sends(
    'chooses the first stored address',
    'checkout',
    (expectedModel) => ({ type: 'address.chosen', address: firstOf(expectedModel) }),
    all(hasAddresses, (expectedModel) => {
      const first = firstOf(expectedModel);
      return first !== undefined && !isChosen(expectedModel, first);
    }),
  ),
  sends(
    'removes the first stored address',
    'addresses',
    (expectedModel) => ({ type: 'address.removed', address: firstOf(expectedModel) }),
    hasAddresses,
  ),
  sends(
    "presses 'Undo' below the stored addresses",
    'addresses',
    { type: 'removal.undone' },
    all(isAtAddresses, (expectedModel) => removedOf(expectedModel).length > 0),
  ),
];
