import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { emailText, isBusy, isEmailRefused, problemText } from '#machines/login/login.selectors.ts';
import { focusAfter, takeFocus } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { TypedField } from '#src/ui/TypedField.tsx';
import { hiddenText, signIn } from '#styled-system/recipes';
import { EMAIL_FIELD_ID, refusedEmailField } from './login.dom.ts';
import { SlowHint } from './SlowHint.tsx';

/** A refused address receives the focus and is described by its error. LOG-1, LOG-2. */
export function EmailStep() {
  const login = useFlow('login');
  const email = useSelector(login, emailText);
  const error = useSelector(login, problemText);
  const isRefused = useSelector(login, isEmailRefused);
  const isChecking = useSelector(login, isBusy);
  const c = signIn();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    focusAfter(() => login.send({ type: 'email.submitted' }), refusedEmailField);
  };
  return (
    <>
      <PageHeading variant="split">Welcome back</PageHeading>
      <p className={c.lead}>We’ll send a six-digit code to your email address.</p>
      <form aria-label="Login" noValidate className={c.form} onSubmit={submit}>
        <TypedField
          id={EMAIL_FIELD_ID}
          ref={isRefused ? takeFocus : null}
          label="Email address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          error={error}
          isLive
          value={email}
          onType={(text) => login.send({ type: 'email.changed', email: text })}
        />
        <Button type="submit" size="lg" block busy={isChecking}>
          Continue
        </Button>
        <span role="status" className={hiddenText()}>
          {isChecking ? 'Checking your email address…' : ''}
        </span>
      </form>
      <p className={c.foot}>
        New to Tawny & Rye? <TextLink href="/signup">Sign Up</TextLink>
      </p>
      <SlowHint />
    </>
  );
}
