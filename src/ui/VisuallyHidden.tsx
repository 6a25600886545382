import type { ReactNode } from 'react';
import { hiddenText } from '#styled-system/recipes';

type Props = { children: ReactNode; as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'legend' | 'caption'; id?: string };

/** This text is only for screen readers. */
export const VisuallyHidden = ({ children, as: Element = 'span', id }: Props) => (
  <Element id={id} className={hiddenText()}>
    {children}
  </Element>
);
