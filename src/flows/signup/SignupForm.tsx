import type { SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import type { SignupRef } from './signup-ref.ts';

/** SGN-1 to SGN-6. Nothing leaves the page. */
export function SignupForm({ signup }: { signup: SignupRef }) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signup.send({ type: 'form.submitted' });
  };
  return (
    <form aria-label="Create your account" noValidate onSubmit={submit}>
      <ErrorSummary signup={signup} />
      <PersonalFields signup={signup} />
      <AddressFields signup={signup} />
      <Button type="submit" size="lg">
        Create Account
      </Button>
    </form>
  );
}
