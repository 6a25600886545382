import { useSelector } from '@xstate/react';
import { AccountCreated } from './AccountCreated.tsx';
import { SignupForm } from './SignupForm.tsx';
import type { SignupRef } from './signup-ref.ts';

/** The form, or what has come of it. */
export function Signup({ signup }: { signup: SignupRef }) {
  const isCreated = useSelector(signup, (snapshot) => snapshot.matches({ form: 'created' }));
  return isCreated ? <AccountCreated /> : <SignupForm signup={signup} />;
}
