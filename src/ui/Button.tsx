import type { ComponentProps } from 'react';
import { button } from '#styled-system/recipes';
import { Spinner } from './Spinner.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'text';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
};
type Props = ButtonLook &
  ComponentProps<'button'> & {
    busy?: boolean;
    /** A muted button is next to a more important one. */
    muted?: boolean;
  };

/** A busy button keeps its name and width and can still be pressed: the flow decides what a press does. */
export function Button({ variant, size, block, muted, busy = false, className, children, ...rest }: Props) {
  const look = button({ variant, size, block, muted });
  return (
    <button type="button" aria-busy={busy || undefined} className={className ? `${look} ${className}` : look} {...rest}>
      <span data-label>{children}</span>
      {busy ? <Spinner /> : null}
    </button>
  );
}
