import type { LucideProps } from 'lucide-react';
import { createElement, type ReactNode } from 'react';

/** A shape is the name of an SVG element and its attributes. */
type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];
type Props = Pick<LucideProps, 'size' | 'strokeWidth' | 'className' | 'aria-hidden'>;

/**
 * A stroke icon in the style of lucide. The build replaces lucide-react's icons with it, see
 * `tools/build/vite/plain-icons.ts`. @param name the class that identifies the icon
 */
export function plainIcon(name: string, ...shapes: readonly Shape[]): (props: Props) => ReactNode {
  const elements = shapes.map(([element, attributes]) => createElement(element, attributes));
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${name} ${className}` : name,
        'aria-hidden': 'true',
        ...rest,
      },
      ...elements,
    );
}
