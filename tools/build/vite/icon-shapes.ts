/** An element of an icon, as lucide-react writes it down: what it is called, and its attributes. */
export type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** A path that begins with a relative move begins where the one before it has ended: from the origin, it stands alone. */
const standingAlone = (d: string) => (d.startsWith('m') ? `M0 0${d}` : d);

/** All strokes of an icon as one path, and what else it is drawn with: most icons are then two elements. */
export function iconShapes(node: readonly Shape[]): readonly Shape[] {
  const strokes = node.flatMap(([element, { d }]) => (element === 'path' && d !== undefined ? [standingAlone(d)] : []));
  const others = node
    .filter(([element]) => element !== 'path')
    .map(([element, { key: _, ...attributes }]): Shape => [element, attributes]);
  return strokes.length === 0 ? others : [['path', { d: strokes.join('') }], ...others];
}
