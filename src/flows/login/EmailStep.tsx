import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { focusAfter, takeFocus } from '#src/lib/focus.ts';
import { Button } from '#src/ui/Button.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { hiddenText, signIn } from '#styled-system/recipes';
import { EMAIL_FIELD_ID, emailField } from './email-field.ts';
import type { LoginRef } from './login-ref.ts';

/** LOG-1, LOG-2. A refused address has the focus and says why. */
export function EmailStep({ login }: { login: LoginRef }) {
  const email = useSelector(login, (snapshot) => snapshot.context.email);
  const error = useSelector(login, (snapshot) => snapshot.context.problem?.message);
  const isRefused = useSelector(login, (snapshot) => snapshot.matches({ enteringEmail: 'refused' }));
  const isChecking = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const c = signIn();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const refused = () => (login.getSnapshot().matches({ enteringEmail: 'refused' }) ? emailField() : null);
    focusAfter(() => login.send({ type: 'email.submitted' }), refused);
  };
  return (
    <>
      <PageHeading variant="split">Welcome back</PageHeading>
      <p className={c.lead}>We’ll send a six-digit code to your email address.</p>
      <form aria-label="Login" noValidate className={c.form} onSubmit={submit}>
        <TextField
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
          onChange={(event) => login.send({ type: 'email.changed', email: event.currentTarget.value })}
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
    </>
  );
}
