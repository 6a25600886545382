import { useSelector } from '@xstate/react';
import type { ChangeEvent, ComponentProps } from 'react';
import { fieldError, fieldText } from '#machines/signup/signup.selectors.ts';
import type { SignupField } from '#machines/signup/signup-form.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { fieldId } from './signup.dom.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error'> & {
  field: SignupField;
};

/** A field of the form with its own message. A hint gives way to it. SGN-2, SGN-5. */
export function SignupTextField({ field, hint, onChange, ...rest }: Props) {
  const signup = useFlow('signup');
  const value = useSelector(signup, (snapshot) => fieldText(snapshot, field));
  const error = useSelector(signup, (snapshot) => fieldError(snapshot, field));
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    signup.send({ type: 'field.changed', field, value: event.currentTarget.value });
  return (
    <TextField
      id={fieldId(field)}
      name={field}
      hint={error ? null : hint}
      error={error}
      value={value}
      onChange={onChange ?? change}
      {...rest}
    />
  );
}
