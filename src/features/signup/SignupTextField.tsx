import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { fieldError, fieldText, isCreating } from '#machines/signup/signup.selectors.ts';
import type { SignupField } from '#machines/signup/signup-form.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { TypedField } from '#src/ui/TypedField.tsx';
import { fieldId } from './signup.dom.ts';

type Props = Omit<ComponentProps<typeof TypedField>, 'id' | 'name' | 'value' | 'error' | 'onType'> & {
  field: SignupField;
  isDisabled?: boolean;
};

/**
 * A disabled field can have the focus, so that Tab does not pass it by. An error replaces the field's hint. While the
 * account is created, the text can be read and not changed. SGN-2, SGN-4, SGN-5, SRV-10.
 */
export function SignupTextField({ field, hint, isDisabled = false, ...rest }: Props) {
  const signup = useFlow('signup');
  const value = useSelector(signup, (snapshot) => fieldText(snapshot, field));
  const error = useSelector(signup, (snapshot) => fieldError(snapshot, field));
  const isFixed = useSelector(signup, isCreating);
  return (
    <TypedField
      id={fieldId(field)}
      name={field}
      hint={error ? null : hint}
      error={error}
      readOnly={isFixed || isDisabled}
      aria-disabled={isDisabled || undefined}
      value={value}
      onType={(text) => signup.send({ type: 'field.changed', field, value: text })}
      {...rest}
    />
  );
}
