import type { ComponentProps } from 'react';
import { iconButton } from '#styled-system/recipes';

type Props = ComponentProps<'button'> & { label: string };

/** A 44px square that shows an icon and says its label. */
export const IconButton = ({ label, className, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    className={className ? `${iconButton()} ${className}` : iconButton()}
    {...rest}
  />
);
