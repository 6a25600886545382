import { useSelector } from '@xstate/react';
import { canRestoreTyped, isAddressFilled, isLookingUp } from '#machines/signup/signup.selectors.ts';
import { focusAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { signupForm } from '#styled-system/recipes';
import { findField } from './signup.dom.ts';

/** The note says what the address lookup is doing or has done, and can restore the typed address. SGN-4, SGN-6. */
export function LookupNote() {
  const signup = useFlow('signup');
  const isLooking = useSelector(signup, isLookingUp);
  const isFilled = useSelector(signup, isAddressFilled);
  const canRestore = useSelector(signup, canRestoreTyped);
  const c = signupForm();
  const restore = () =>
    focusAfter(
      () => signup.send({ type: 'typedAddress.restored' }),
      () => findField('address'),
    );
  return (
    <>
      <div role="status" className={c.lookup}>
        {isLooking ? <Spinner /> : null}
        {isLooking ? <span>Looking up address details...</span> : null}
        {isFilled ? <span>Street address and city have been filled in.</span> : null}
      </div>
      {canRestore ? (
        <Button variant="text" size="sm" className={c.restore} onClick={restore}>
          Use what I typed
        </Button>
      ) : null}
    </>
  );
}
