import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#src/platform/focus-on-navigation.ts';
import { pageHeading } from '#styled-system/recipes';

type Props = {
  children: ReactNode;
  variant?: 'page' | 'split' | 'display' | 'product' | 'hidden';
  id?: string;
  className?: string;
};

/** The h1 receives the focus when the shopper navigates to its page, but not on the first page. RTE-5. */
export function PageHeading({ children, variant, id, className }: Props) {
  const focusOnNavigation = useFocusOnNavigation();
  const look = pageHeading({ variant });
  return (
    <h1 ref={focusOnNavigation} id={id} tabIndex={-1} className={className ? `${look} ${className}` : look}>
      {children}
    </h1>
  );
}
