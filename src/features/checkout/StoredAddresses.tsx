import { useSelector } from '@xstate/react';
import { latestRemoved, storedAddresses } from '#machines/addresses/addresses.selectors.ts';
import { addressKey } from '#machines/domain/address-key.ts';
import { addressLines } from '#machines/domain/address-lines.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';
import { focusAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { addressBook } from '#styled-system/recipes';
import { firstAddress, UNDO_ID, undoButton } from './addresses.dom.ts';

const lineOf = (address: DeliveryAddress) => addressLines(address).join(', ');

type RowProps = { address: DeliveryAddress; isChosen: boolean };

/** The radio fills the fields of step 2. Remove moves the focus to Undo. ADB-3, ADB-4. */
function AddressRow({ address, isChosen }: RowProps) {
  const checkout = useFlow('checkout');
  const addresses = useFlow('addresses');
  const c = addressBook();
  const line = lineOf(address);
  return (
    <li className={c.row}>
      <label className={c.choice}>
        <input
          type="radio"
          name="storedAddress"
          checked={isChosen}
          className={c.radio}
          onChange={() => checkout.send({ type: 'address.chosen', address })}
        />
        <span className={c.line}>{line}</span>
      </label>
      <button
        type="button"
        aria-label={`Remove ${line}`}
        className={c.remove}
        onClick={() => focusAfter(() => addresses.send({ type: 'address.removed', address }), undoButton)}
      >
        Remove
      </button>
    </li>
  );
}

/** The note says what was removed, and Undo restores it. ADB-4. */
function RemovedNote({ removed }: { removed: DeliveryAddress | null }) {
  const addresses = useFlow('addresses');
  const c = addressBook();
  const undo = () =>
    focusAfter(
      () => addresses.send({ type: 'removal.undone' }),
      () => undoButton() ?? firstAddress(),
    );
  return (
    <div className={removed ? c.removed : undefined}>
      <div role="status">{removed ? <span>{`Removed: ${lineOf(removed)}`}</span> : null}</div>
      {removed ? (
        <Button id={UNDO_ID} variant="text" size="sm" onClick={undo}>
          Undo
        </Button>
      ) : null}
    </div>
  );
}

/** Step 2 lists the stored addresses. One is chosen as long as the fields say the same. ADB-2, ADB-3. */
export function StoredAddresses({ delivery }: { delivery: DeliveryAddress }) {
  const addresses = useFlow('addresses');
  const stored = useSelector(addresses, storedAddresses);
  const removed = useSelector(addresses, latestRemoved);
  const c = addressBook();
  if (stored.length === 0 && !removed) return null;
  return (
    <fieldset className={c.root}>
      <legend className={c.title}>Your addresses</legend>
      <ul>
        {stored.map(({ address }) => (
          <AddressRow
            key={addressKey(address)}
            address={address}
            isChosen={addressKey(address) === addressKey(delivery)}
          />
        ))}
      </ul>
      <RemovedNote removed={removed} />
    </fieldset>
  );
}
