import type { ComponentProps } from 'react';
import { pageWrap } from '#styled-system/recipes';

type Props = ComponentProps<'div'> & { as?: 'div' | 'section' | 'header' | 'footer' | 'nav' };

export const Wrap = ({ as: Element = 'div', className, ...rest }: Props) => (
  <Element className={className ? `${pageWrap()} ${className}` : pageWrap()} {...rest} />
);
