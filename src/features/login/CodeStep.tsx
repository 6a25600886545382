import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { emailText, isBusy, isSentAgain, isVerifyOffered } from '#machines/login/login.selectors.ts';
import { focusAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { showWhole } from '#src/ui/show-whole.ts';
import { signIn } from '#styled-system/recipes';
import { CodeField } from './CodeField.tsx';
import { codeField, emailField } from './login.dom.ts';
import { SlowHint } from './SlowHint.tsx';

/** LOG-3 to LOG-5, SRV-2. */
export function CodeStep() {
  const login = useFlow('login');
  const email = useSelector(login, emailText);
  const isAsking = useSelector(login, isBusy);
  const hasOther = useSelector(login, isSentAgain);
  const isOffered = useSelector(login, isVerifyOffered);
  const c = signIn();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    focusAfter(() => login.send({ type: 'code.submitted' }), codeField);
  };
  return (
    <>
      <button
        type="button"
        className={c.back}
        onClick={() => focusAfter(() => login.send({ type: 'email.revisited' }), emailField)}
      >
        <ArrowLeft size={20} strokeWidth={1.5} />
        Back
      </button>
      <PageHeading variant="split">Enter your code</PageHeading>
      <p className={c.lead}>
        We sent it to <b className={c.who}>{email}</b>
      </p>
      <form aria-label="One-time code" noValidate className={c.form} onSubmit={submit}>
        <CodeField />
        <Button type="submit" size="lg" block busy={isAsking} disabled={!isOffered}>
          Verify & Sign In
        </Button>
      </form>
      <p className={c.foot}>
        <Button variant="text" onClick={() => login.send({ type: 'code.resendRequested' })}>
          Didn't receive the code? Resend
        </Button>
      </p>
      <SlowHint />
      <div role="status">
        {hasOther ? (
          <p ref={showWhole} className={c.foot}>
            We have sent another code.
          </p>
        ) : null}
      </div>
    </>
  );
}
