import type { ComponentProps, ReactNode } from 'react';
import { LONGEST_LINE } from '#machines/domain/typed-text.ts';
import { textInput } from '#styled-system/recipes';
import { Field } from './Field.tsx';

type Labels = {
  label: ReactNode;
  note?: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  isLive?: boolean;
};
type Props = Labels & ComponentProps<'input'>;

export const TextField = ({ label, note, hint, error, isLive, id, className, ...rest }: Props) => (
  <Field label={label} note={note} hint={hint} error={error} isLive={isLive} id={id}>
    {(control) => (
      <input
        maxLength={LONGEST_LINE}
        {...rest}
        {...control}
        className={className ? `${textInput()} ${className}` : textInput()}
      />
    )}
  </Field>
);
