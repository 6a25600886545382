import { useSelector } from '@xstate/react';
import { isCreationFailed, refusalText } from '#machines/signup/signup.selectors.ts';
import { takeFocus } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { signupForm } from '#styled-system/recipes';

/** The alert takes the focus, because the button that was pressed is far below it. SRV-10. */
export function CreationFailed() {
  const signup = useFlow('signup');
  const isFailed = useSelector(signup, isCreationFailed);
  const refusal = useSelector(signup, refusalText);
  if (!isFailed) return null;
  return (
    <div className={signupForm().summary}>
      <Alert ref={takeFocus} tone="danger" title="We could not create your account">
        {refusal === null ? null : <p>{refusal}</p>}
        <p>Nothing was lost. Please try again.</p>
      </Alert>
    </div>
  );
}
