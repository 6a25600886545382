import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { takeFocus } from '#src/lib/focus.ts';
import { Field } from '#src/ui/Field.tsx';
import { oneTimeCode } from '#styled-system/recipes';
import { CODE_FIELD_ID } from './code-field.ts';
import type { LoginRef } from './login-ref.ts';

type Props = { login: LoginRef; demoCode: string | null };

/**
 * One input, so that pasting and filling in from a message work; no maxLength, which would cut '123 456' short.
 * Enter is heard here: a form whose button is disabled is not submitted by it. LOG-3, LOG-5.
 */
export function CodeField({ login, demoCode }: Props) {
  const code = useSelector(login, (snapshot) => snapshot.context.code);
  const error = useSelector(login, (snapshot) => snapshot.context.problem?.message);
  const isBusy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const c = oneTimeCode();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    login.send({ type: 'code.entered' });
  };
  const demo = demoCode ? (
    <span className={c.demo}>
      <b>Demo: the code is {demoCode}</b>
      <span> No email is really sent.</span>
    </span>
  ) : null;
  return (
    <Field id={CODE_FIELD_ID} label="6-digit code" hint={demo} error={error} isLive>
      {(control) => (
        <div className={c.frame}>
          <input
            {...control}
            ref={isBusy ? null : takeFocus}
            className={c.input}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            readOnly={isBusy}
            value={code}
            onKeyDown={press}
            onChange={(event) => login.send({ type: 'code.changed', text: event.currentTarget.value })}
          />
        </div>
      )}
    </Field>
  );
}
