import { useSelector } from '@xstate/react';
import { canRetry, isSlow } from '#machines/login/login.selectors.ts';
import { leaveFocusTo } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { codeField, emailField } from './login.dom.ts';

const leaveFocusToField = leaveFocusTo(() => codeField() ?? emailField());

/** The hint is below the form, and without 'Try again' where a repeat could do harm. API-3. */
export function SlowHint() {
  const login = useFlow('login');
  const isShown = useSelector(login, isSlow);
  const isRepeatable = useSelector(login, canRetry);
  const retry = () => login.send({ type: 'load.retried' });
  return (
    <SlowNote
      shown={isShown}
      place="below"
      leaveFocus={leaveFocusToField}
      {...(isRepeatable ? { onTryAgain: retry } : {})}
    />
  );
}
