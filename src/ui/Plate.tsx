import type { ReactNode } from 'react';
import { plate } from '#styled-system/recipes';

type Props = { children?: ReactNode; className?: string; tag?: ReactNode };

/** The picture in the 4:5 alcove grows a little when the link or `.zooms` around it is hovered. */
export const Plate = ({ children, className, tag }: Props) => (
  <div className={className ? `${plate()} ${className}` : plate()}>
    {children}
    {tag}
  </div>
);
