import type { ComponentProps } from 'react';
import { iconButton } from '#styled-system/recipes';

type Props = ComponentProps<'button'> & { label: string };

/** The icon is alone in a 44px square, so the label is its accessible name. */
export const IconButton = ({ label, className, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    className={className ? `${iconButton()} ${className}` : iconButton()}
    {...rest}
  />
);
