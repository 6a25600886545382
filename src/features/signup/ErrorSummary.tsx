import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { formErrors, refusalCount } from '#machines/signup/signup.selectors.ts';
import { SIGNUP_FIELDS, type SignupField } from '#machines/signup/signup-form.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { signupForm } from '#styled-system/recipes';
import { fieldId, findField } from './signup.dom.ts';

const takeFocus = (summary: HTMLElement | null) => summary?.focus();

/** The field scrolls to the middle of the screen, so its label is visible and nothing covers it. */
function goTo(event: MouseEvent, field: SignupField): void {
  event.preventDefault();
  findField(field)?.focus({ preventScroll: true });
  findField(field)?.scrollIntoView({ block: 'center' });
}

/** Each refused submission moves the focus to the summary, which links to the fields with errors. SGN-6. */
export function ErrorSummary() {
  const signup = useFlow('signup');
  const errors = useSelector(signup, formErrors);
  const refusals = useSelector(signup, refusalCount);
  const wrong = SIGNUP_FIELDS.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <div className={signupForm().summary}>
      <Alert
        key={refusals}
        ref={takeFocus}
        tone="danger"
        isQuiet
        title={wrong.length === 1 ? 'There is 1 problem to fix' : `There are ${wrong.length} problems to fix`}
      >
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, field)}>
                {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
