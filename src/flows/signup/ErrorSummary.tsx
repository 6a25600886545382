import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { SIGNUP_FIELDS, type SignupField } from '#machines/signup/signup-form.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { signupForm } from '#styled-system/recipes';
import { fieldId, findField } from './field-id.ts';
import type { SignupRef } from './signup-ref.ts';

const takeFocus = (summary: HTMLElement | null) => summary?.focus();

/** In the middle of the screen its label shows, and nothing stands over it. */
function goTo(event: MouseEvent, field: SignupField): void {
  event.preventDefault();
  findField(field)?.focus({ preventScroll: true });
  findField(field)?.scrollIntoView({ block: 'center' });
}

/** What is to be put right, with the ways there. Each refused submission brings the focus to it. SGN-6. */
export function ErrorSummary({ signup }: { signup: SignupRef }) {
  const errors = useSelector(signup, (snapshot) => snapshot.context.errors);
  const refusals = useSelector(signup, (snapshot) => snapshot.context.refusals);
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
