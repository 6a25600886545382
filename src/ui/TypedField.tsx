import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';
import { useTypedText } from './typed-text.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onCompositionEnd'> & {
  value: string;
  onType: (text: string) => void;
};

/** The flow cleans the typed text. TYP-1. */
export const TypedField = ({ value, onType, ...rest }: Props) => (
  <TextField {...rest} {...useTypedText(value, onType)} />
);
