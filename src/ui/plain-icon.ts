import type { LucideProps } from 'lucide-react';
import { createElement, type ReactNode } from 'react';

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];
/** An icon as lucide-react writes it down. */
type IconData = { name: string; node: readonly Shape[]; aliases?: readonly string[] };
type Props = Pick<LucideProps, 'size' | 'strokeWidth' | 'className' | 'aria-hidden'>;

/** A path that begins with a relative move begins where the one before it has ended: from the origin, it stands alone. */
const standingAlone = (d: string) => (d.startsWith('m') ? `M0 0${d}` : d);

/** All strokes of an icon as one path, and what else it is drawn with: most icons are then two elements. */
function drawn(node: readonly Shape[]): readonly Shape[] {
  const strokes = node.flatMap(([element, { d }]) => (element === 'path' && d !== undefined ? [standingAlone(d)] : []));
  const others = node.filter(([element]) => element !== 'path');
  return strokes.length === 0 ? others : [['path', { d: strokes.join(''), key: 'strokes' }], ...others];
}

/** What lucide-react makes an icon with, in the shop's build: see `scripts/vite/plain-icons.ts`. */
export function plainIcon({ name, node, aliases = [] }: IconData): (props: Props) => ReactNode {
  const names = ['lucide', ...[name, ...aliases].map((known) => `lucide-${known}`)].join(' ');
  const shapes = drawn(node).map(([element, attributes]) => createElement(element, attributes));
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
