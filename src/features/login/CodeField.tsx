import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { codeText, isBusy, isCodeSimulated, isCodeWrong, problemText } from '#machines/login/login.selectors.ts';
import { CODE_LENGTH } from '#machines/login/login-rules.ts';
import { takeFocus } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Field } from '#src/ui/Field.tsx';
import { useTypedText } from '#src/ui/typed-text.ts';
import { oneTimeCode } from '#styled-system/recipes';
import { DEMO_CODE } from './login.actors.ts';
import { CODE_FIELD_ID, takeFocusAndSelect } from './login.dom.ts';

const DEMO_ID = `${CODE_FIELD_ID}-demo`;

/**
 * One input lets pasting and autofill from a message work. It has no maxLength, which would cut '123 456' short. It
 * handles Enter itself, because Enter does not submit a form whose button is disabled. LOG-3, LOG-5.
 */
export function CodeField() {
  const login = useFlow('login');
  const code = useSelector(login, codeText);
  const error = useSelector(login, problemText);
  const isAsking = useSelector(login, isBusy);
  const isWrong = useSelector(login, isCodeWrong);
  const focus = isWrong ? takeFocusAndSelect : takeFocus;
  const demoCode = useSelector(login, isCodeSimulated) ? DEMO_CODE : null;
  const typed = useTypedText(code, (text) => login.send({ type: 'code.changed', text }));
  const c = oneTimeCode();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    login.send({ type: 'code.entered' });
  };
  return (
    <>
      <Field id={CODE_FIELD_ID} label={`${CODE_LENGTH}-digit code`} error={error} isLive>
        {({ 'aria-describedby': described, ...control }) => (
          <div className={c.frame}>
            <input
              {...control}
              {...typed}
              aria-describedby={[described, demoCode ? DEMO_ID : ''].filter(Boolean).join(' ') || undefined}
              ref={isAsking ? null : focus}
              className={c.input}
              name="code"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="done"
              readOnly={isAsking}
              onKeyDown={press}
            />
          </div>
        )}
      </Field>
      {demoCode ? (
        <p id={DEMO_ID} className={c.demo}>
          This is a demo: no email is sent, and the code is <b>{demoCode}</b>.
        </p>
      ) : null}
    </>
  );
}
