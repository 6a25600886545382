import type { SubmitEvent } from 'react';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PersonalFields } from './PersonalFields.tsx';

/** Nothing is sent. SGN-1 to SGN-6. */
export function SignupForm() {
  const signup = useFlow('signup');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signup.send({ type: 'form.submitted' });
  };
  return (
    <form aria-label="Create your account" noValidate onSubmit={submit}>
      <ErrorSummary />
      <PersonalFields />
      <AddressFields />
      <Button type="submit" size="lg">
        Create Account
      </Button>
    </form>
  );
}
