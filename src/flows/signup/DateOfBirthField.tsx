import { useSelector } from '@xstate/react';
import { Field } from '#src/ui/Field.tsx';
import { signupForm, textInput } from '#styled-system/recipes';
import { BirthCalendar } from './BirthCalendar.tsx';
import { fieldId } from './field-id.ts';
import type { SignupRef } from './signup-ref.ts';

/** The frame of the date's input, which the calendar stands under. */
const FRAME_ID = 'signup-date-frame';

/** Typed, filled in by the browser, or picked: one text, dd/MM/yyyy. SGN-3. */
export function DateOfBirthField({ signup }: { signup: SignupRef }) {
  const text = useSelector(signup, (snapshot) => snapshot.context.form.dateOfBirth);
  const error = useSelector(signup, (snapshot) => snapshot.context.errors.dateOfBirth);
  const c = signupForm();
  return (
    <Field
      id={fieldId('dateOfBirth')}
      label="Date of birth"
      hint={error ? null : 'Day, month and year, such as 14/09/1988'}
      error={error}
    >
      {(control) => (
        <div id={FRAME_ID} className={c.date}>
          <input
            {...control}
            className={`${textInput()} ${c.dateInput}`}
            name="dateOfBirth"
            type="text"
            autoComplete="bday"
            placeholder="dd/MM/yyyy"
            value={text}
            onChange={(event) =>
              signup.send({ type: 'field.changed', field: 'dateOfBirth', value: event.currentTarget.value })
            }
          />
          <BirthCalendar signup={signup} fieldId={FRAME_ID} />
        </div>
      )}
    </Field>
  );
}
