import type { Box } from '#tools/flowbook/layout/placed.ts';
import type { Nested } from './nested.ts';

type Active = ReadonlySet<string>;

/** The innermost states of a drawing, those of charts in place among them. @param activeIn the states that a chart is in */
export function boxesOf(
  { placed, insets }: Nested,
  active: Active,
  activeIn: (chart: string) => Active,
): readonly (Box & { readonly isActive: boolean })[] {
  const own = placed.states.filter(({ isOpen }) => !isOpen);
  return [
    ...own.map((box) => ({ ...box, isActive: active.has(box.path) })),
    ...insets.flatMap(({ chart, x, y, nested }) =>
      boxesOf(nested, activeIn(chart), activeIn).map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
    ),
  ];
}
