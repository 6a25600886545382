import type { ComponentProps } from 'react';
import { button } from '#styled-system/recipes';
import { Spinner } from './Spinner.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'text';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  block?: boolean;
};
type Props = ButtonLook &
  ComponentProps<'button'> & {
    busy?: boolean;
    /** Stands back beside what matters more. */
    muted?: boolean;
  };

/** A busy button keeps its name and its width, and is still there to be pressed: what a press means is for the flow. */
export function Button({ variant, size, block, muted, busy = false, className, children, ...rest }: Props) {
  const look = button({ variant, size, block, muted });
  return (
    <button type="button" aria-busy={busy || undefined} className={className ? `${look} ${className}` : look} {...rest}>
      {children}
      {busy ? <Spinner /> : null}
    </button>
  );
}
