import type { ComponentProps, ReactNode } from 'react';
import { LONGEST_TEXT } from '#machines/domain/typed-text.ts';
import { textInput } from '#styled-system/recipes';
import { Field } from './Field.tsx';

type Labels = { label: ReactNode; note?: string; hint?: ReactNode; error?: string | null | undefined };
type Props = Labels & ComponentProps<'textarea'>;

export const TextAreaField = ({ label, note, hint, error, id, ...rest }: Props) => (
  <Field label={label} note={note} hint={hint} error={error} id={id}>
    {(control) => <textarea maxLength={LONGEST_TEXT} {...rest} {...control} className={textInput()} />}
  </Field>
);
