import { MOST_ADDRESSES, type StoredAddress } from '#machines/addresses/address-book.ts';
import type { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { isRemembering } from '#machines/addresses/addresses.selectors.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import { answerOf, asked, factsOf, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof addressesMachine>();

type Snapshot = Parameters<Parameters<typeof situation>[1]>[0];

/** ADB-2: capitals and blanks do not count. */
const textOf = (address: DeliveryAddress): string => Object.values(address).join('|').replaceAll(' ', '').toUpperCase();
const listOf = (stored: readonly StoredAddress[]): string => stored.map(({ address }) => textOf(address)).join(' ');
const addressesOf = ({ context }: Snapshot): string => listOf(context.addresses);
const has = ({ context }: Snapshot, address: DeliveryAddress): boolean =>
  context.addresses.some((stored) => textOf(stored.address) === textOf(address));
const isKnown = (snapshot: Snapshot): boolean => snapshot.matches({ book: 'open' });
const isGiven = ({ street, city, state, zipCode }: DeliveryAddress): boolean =>
  [street, city, state, zipCode].some(Boolean);

export const addressesProperties = [
  beginning('ADB-1 an address is not remembered by default', (first) => !isRemembering(first)),
  step(
    'ADB-1 stored addresses are there again, and none of them before',
    (happening) => isOn(happening, 'page.hydrated') && !isKnown(happening.before),
    (happening) => {
      const stored = sent(happening, 'page.hydrated')?.addresses.addresses ?? [];
      return addressesOf(happening.before) === '' && addressesOf(happening.after) === listOf(stored);
    },
  ),
  step(
    'ADB-1 the shopper decides whether the address is remembered, for one order',
    (happening) => isRemembering(happening.before) !== isRemembering(happening.after),
    (happening) =>
      isRemembering(happening.after)
        ? isOn(happening, 'remembering.chosen')
        : isOn(happening, 'remembering.declined', 'order.placed', 'shopper.signedOut'),
  ),
  step(
    'ADB-1 ADB-2 an order makes its address the first, if it is to be remembered or is stored, and is not empty',
    (happening) => isOn(happening, 'order.placed') && isKnown(happening.before),
    (happening) => {
      const { before, after } = happening;
      const address = sent(happening, 'order.placed')?.address;
      if (!address) return false;
      const isWanted = isGiven(address) && (isRemembering(before) || has(before, address));
      if (!isWanted) return addressesOf(before) === addressesOf(after) && asked(happening, 'storeAddresses') === null;
      const [first, ...others] = after.context.addresses;
      const left = before.context.addresses.filter((stored) => textOf(stored.address) !== textOf(address));
      return (
        first !== undefined &&
        textOf(first.address) === textOf(address) &&
        listOf(others) === listOf(left.slice(0, MOST_ADDRESSES - 1))
      );
    },
  ),
  step(
    'ADB-1 the choice ends with the order, and at sign-out',
    (happening) => isOn(happening, 'order.placed', 'shopper.signedOut'),
    ({ after }) => !isRemembering(after),
  ),
  situation('ADB-2 never more than five, each once', isKnown, ({ context: { addresses } }) => {
    const texts = new Set(addresses.map(({ address }) => textOf(address)));
    return addresses.length <= 5 && texts.size === addresses.length;
  }),
  step(
    "ADB-4 'Remove' removes only its address",
    (happening) => isOn(happening, 'address.removed') && isKnown(happening.before),
    (happening) => {
      const address = sent(happening, 'address.removed')?.address;
      const left = happening.before.context.addresses.filter(
        (stored) => !address || textOf(stored.address) !== textOf(address),
      );
      return addressesOf(happening.after) === listOf(left);
    },
  ),
  run('ADB-4 Undo restores the address removed last, at its place, until the checkout closes', () => {
    let before: string | null = null;
    return (happening) => {
      const isUndone = isOn(happening, 'removal.undone');
      const wanted = isUndone ? before : null;
      const isChanged = addressesOf(happening.before) !== addressesOf(happening.after);
      const isRemoved = isOn(happening, 'address.removed') && isChanged;
      if (isOn(happening, 'checkout.closed')) before = null;
      else if (isChanged) before = isRemoved ? addressesOf(happening.before) : null;
      if (isUndone && happening.before.context.removed.length === 0) return !isChanged;
      return wanted === null ? null : addressesOf(happening.after) === wanted;
    };
  }),
  step(
    'ADB-4 what was removed is gone once the checkout is closed',
    (happening) => isOn(happening, 'checkout.closed') && isKnown(happening.before),
    ({ after }) => after.context.removed.length === 0,
  ),
  step(
    'ADB-1 every change of this tab is stored at once',
    (happening) => addressesOf(happening.before) !== addressesOf(happening.after) && isKnown(happening.before),
    (happening) => {
      if (isOn(happening, 'addresses.changedElsewhere')) return asked(happening, 'storeAddresses') === null;
      const stored = asked(happening, 'storeAddresses')?.input as { addresses: readonly StoredAddress[] } | undefined;
      return stored !== undefined && listOf(stored.addresses) === addressesOf(happening.after);
    },
  ),
  step(
    'ADB-5 a damaged entry is reported once, and the others are stored again',
    (happening) =>
      (isOn(happening, 'page.hydrated') && !isKnown(happening.before)) || isReported(happening, 'addresses.damaged'),
    (happening) => {
      const damaged = sent(happening, 'page.hydrated')?.addresses.damaged ?? -1;
      const reported = factsOf(happening, 'addresses.damaged').map(({ count }) => count);
      if (damaged === 0) return reported.length === 0;
      return reported.length === 1 && reported[0] === damaged && asked(happening, 'storeAddresses') !== null;
    },
  ),
  step(
    'ADB-5 two tabs show the same addresses',
    (happening) => isOn(happening, 'addresses.changedElsewhere') && isKnown(happening.before),
    (happening) =>
      listOf(sent(happening, 'addresses.changedElsewhere')?.addresses ?? []) === addressesOf(happening.after),
  ),
  step(
    'ADB-6 step 2 knows from storage whether the addresses are stored',
    (happening) => answerOf(happening, 'storeAddresses') !== null,
    (happening) =>
      happening.after.matches({ book: { open: 'stored' } }) ===
      (answerOf(happening, 'storeAddresses')?.output === true),
  ),
  step(
    'STO-1 step 2 says from the start that the browser cannot store addresses',
    (happening) => isOn(happening, 'storage.refused') && happening.before.matches({ book: { open: 'stored' } }),
    (happening) => happening.after.matches({ book: { open: 'notStored' } }),
  ),
];
