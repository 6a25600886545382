import type { LucideProps } from 'lucide-react';
import { createElement, type ReactNode } from 'react';

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];
/** An icon as lucide-react writes it down. */
type IconData = { name: string; node: readonly Shape[]; aliases?: readonly string[] };
type Props = Pick<LucideProps, 'size' | 'strokeWidth' | 'className' | 'aria-hidden'>;

/** What lucide-react makes an icon with, in the shop's build: see `scripts/vite/plain-icons.ts`. */
export function plainIcon({ name, node, aliases = [] }: IconData): (props: Props) => ReactNode {
  const names = ['lucide', ...[name, ...aliases].map((known) => `lucide-${known}`)].join(' ');
  const shapes = node.map(([element, attributes]) => createElement(element, attributes));
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${names} ${className}` : names,
        'aria-hidden': 'true',
        ...rest,
      },
      shapes,
    );
}
