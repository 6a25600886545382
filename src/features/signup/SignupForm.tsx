import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { isSlow, isSubmitting } from '#machines/signup/signup.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { hiddenText } from '#styled-system/recipes';
import { AddressFields } from './AddressFields.tsx';
import { CreationFailed } from './CreationFailed.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PersonalFields } from './PersonalFields.tsx';

/** SGN-1 to SGN-6, SRV-10. */
export function SignupForm() {
  const signup = useFlow('signup');
  const isBusy = useSelector(signup, isSubmitting);
  const takesLong = useSelector(signup, isSlow);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signup.send({ type: 'form.submitted' });
  };
  return (
    <form aria-label="Create your account" noValidate onSubmit={submit}>
      <ErrorSummary />
      <CreationFailed />
      <PersonalFields />
      <AddressFields />
      <Button type="submit" size="lg" busy={isBusy}>
        Create Account
      </Button>
      <span role="status" className={hiddenText()}>
        {isBusy ? 'Creating your account…' : ''}
      </span>
      <SlowNote shown={takesLong} place="below" />
    </form>
  );
}
