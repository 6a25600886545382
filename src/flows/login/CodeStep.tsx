import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { focusAfter } from '#src/lib/focus.ts';
import { Button } from '#src/ui/Button.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { signIn } from '#styled-system/recipes';
import { CodeField } from './CodeField.tsx';
import { codeField } from './code-field.ts';
import { emailField } from './email-field.ts';
import type { LoginRef } from './login-ref.ts';

type Props = { login: LoginRef; demoCode: string | null };

/** LOG-3 to LOG-5. */
export function CodeStep({ login, demoCode }: Props) {
  const email = useSelector(login, (snapshot) => snapshot.context.email);
  const isBusy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const isComplete = useSelector(login, (snapshot) => snapshot.can({ type: 'code.submitted' }));
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
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
        Back
      </button>
      <PageHeading variant="split">Enter your code</PageHeading>
      <p className={c.lead}>
        We sent it to <b className={c.who}>{email}</b>
      </p>
      <form aria-label="One-time code" noValidate className={c.form} onSubmit={submit}>
        <CodeField login={login} demoCode={demoCode} />
        <Button type="submit" size="lg" block busy={isBusy} disabled={!(isComplete || isBusy)}>
          Verify & Sign In
        </Button>
      </form>
      <p className={c.foot}>
        <Button variant="text" onClick={() => login.send({ type: 'code.resendRequested' })}>
          Didn't receive the code? Resend
        </Button>
      </p>
    </>
  );
}
