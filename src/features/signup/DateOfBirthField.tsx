import { useSelector } from '@xstate/react';
import { LONGEST_LINE } from '#machines/domain/typed-text.ts';
import { settledDate } from '#machines/signup/date-of-birth.ts';
import { fieldError, fieldText, isCreating, latestBirth } from '#machines/signup/signup.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Field } from '#src/ui/Field.tsx';
import { useTypedText } from '#src/ui/typed-text.ts';
import { signupForm, textInput } from '#styled-system/recipes';
import { BirthCalendar } from './BirthCalendar.tsx';
import { DATE_FRAME_ID, fieldId } from './signup.dom.ts';

/** The date can be typed, autofilled, or picked: its text is always dd/MM/yyyy. SGN-3. */
export function DateOfBirthField() {
  const signup = useFlow('signup');
  const text = useSelector(signup, (snapshot) => fieldText(snapshot, 'dateOfBirth'));
  const error = useSelector(signup, (snapshot) => fieldError(snapshot, 'dateOfBirth'));
  const today = useSelector(signup, latestBirth);
  const isFixed = useSelector(signup, isCreating);
  const change = (value: string) => signup.send({ type: 'field.changed', field: 'dateOfBirth', value });
  const typed = useTypedText(text, change);
  const settle = () => {
    const settled = settledDate(text, today);
    if (settled !== text) change(settled);
  };
  const c = signupForm();
  return (
    <Field
      id={fieldId('dateOfBirth')}
      label="Date of birth"
      hint={error ? null : 'Day, month and year, such as 14/09/1988'}
      error={error}
    >
      {(control) => (
        <div id={DATE_FRAME_ID} className={c.date}>
          <input
            {...control}
            {...typed}
            className={`${textInput()} ${c.dateInput}`}
            name="dateOfBirth"
            type="text"
            readOnly={isFixed}
            autoComplete="bday"
            maxLength={LONGEST_LINE}
            placeholder="dd/MM/yyyy"
            onBlur={settle}
          />
          <BirthCalendar />
        </div>
      )}
    </Field>
  );
}
