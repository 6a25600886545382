import { useSelector } from '@xstate/react';
import { focusAfter } from '#src/lib/focus.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { signupForm } from '#styled-system/recipes';
import { findField } from './field-id.ts';
import type { SignupRef } from './signup-ref.ts';

/** What the lookup is doing or has done, and the way back to what the visitor had typed. SGN-4, SGN-6. */
export function LookupNote({ signup }: { signup: SignupRef }) {
  const isLooking = useSelector(signup, (snapshot) => snapshot.hasTag('busy'));
  const isFilled = useSelector(signup, (snapshot) => snapshot.matches({ lookup: 'filled' }));
  const hasReplaced = useSelector(signup, (snapshot) => snapshot.can({ type: 'typedAddress.restored' }));
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
        {isLooking ? 'Looking up address details...' : null}
        {isFilled ? 'Street address and city have been filled in.' : null}
      </div>
      {hasReplaced ? (
        <Button variant="text" size="sm" className={c.restore} onClick={restore}>
          Use what I typed
        </Button>
      ) : null}
    </>
  );
}
