import { useSelector } from '@xstate/react';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import type { LoginRef } from './login-ref.ts';

type Props = {
  login: LoginRef;
  /** The code to type, where none is really sent. */
  demoCode: string | null;
};

/** LOG-1 to LOG-5: the step that the visitor is at. */
export function Login({ login, demoCode }: Props) {
  const isAtEmail = useSelector(
    login,
    (snapshot) => snapshot.matches('enteringEmail') || snapshot.matches('checkingEmail'),
  );
  return isAtEmail ? <EmailStep login={login} /> : <CodeStep login={login} demoCode={demoCode} />;
}
