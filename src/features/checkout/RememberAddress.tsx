import { useSelector } from '@xstate/react';
import { isAddressStored, isNotStored, isRemembering } from '#machines/addresses/addresses.selectors.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { addressBook } from '#styled-system/recipes';

const NOTE_ID = 'remember-address-note';

/** The shopper decides whether this device remembers the address; a stored one is remembered already. ADB-1, ADB-6. */
export function RememberAddress({ delivery }: { delivery: DeliveryAddress }) {
  const addresses = useFlow('addresses');
  const isKnown = useSelector(addresses, isAddressStored(delivery));
  const isChosen = useSelector(addresses, isRemembering);
  const hasNoStorage = useSelector(addresses, isNotStored);
  const c = addressBook();
  if (isKnown) return null;
  return (
    <div className={c.remember}>
      <label className={c.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={NOTE_ID}
          className={c.checkbox}
          onChange={({ currentTarget }) =>
            addresses.send({ type: currentTarget.checked ? 'remembering.chosen' : 'remembering.declined' })
          }
        />
        <span>Remember this address on this device</span>
      </label>
      <p id={NOTE_ID} className={c.note}>
        <span key={hasNoStorage ? 'nowhere' : 'here'}>
          {hasNoStorage
            ? 'This browser keeps nothing for the shop: the address is remembered only until you leave or reload the page.'
            : 'The list of your addresses is kept on this device only: up to five.'}
        </span>
      </p>
    </div>
  );
}
