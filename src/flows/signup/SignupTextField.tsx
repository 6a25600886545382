import { useSelector } from '@xstate/react';
import type { ChangeEvent, ComponentProps } from 'react';
import type { SignupField } from '#machines/signup/signup-form.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { fieldId } from './field-id.ts';
import type { SignupRef } from './signup-ref.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error'> & {
  signup: SignupRef;
  field: SignupField;
};

/** A field of the form with its own message. A hint gives way to it. SGN-2, SGN-5. */
export function SignupTextField({ signup, field, hint, onChange, ...rest }: Props) {
  const value = useSelector(signup, (snapshot) => snapshot.context.form[field]);
  const error = useSelector(signup, (snapshot) => snapshot.context.errors[field]);
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
