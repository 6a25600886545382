import type { ComponentProps, ReactNode } from 'react';
import { textInput } from '#styled-system/recipes';
import { Field } from './Field.tsx';

type Labels = { label: ReactNode; note?: string; hint?: ReactNode; error?: string | null | undefined };
type Props = Labels & ComponentProps<'textarea'>;

export const TextAreaField = ({ label, note, hint, error, id, ...rest }: Props) => (
  <Field label={label} note={note} hint={hint} error={error} id={id}>
    {(control) => <textarea {...rest} {...control} className={textInput()} />}
  </Field>
);
