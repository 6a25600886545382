/** An element of an icon, as lucide-react writes it down: what it is called, and its attributes. */
export type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** A relative first move would depend on the path before it. Made absolute, the path is independent. */
const standingAlone = (d: string) => (d.startsWith('m') ? `M0 0${d}` : d);

/** All strokes of an icon as one path, with its other shapes: most icons then have two elements. */
export function iconShapes(node: readonly Shape[]): readonly Shape[] {
  const strokes = node.flatMap(([element, { d }]) => (element === 'path' && d !== undefined ? [standingAlone(d)] : []));
  const others = node
    .filter(([element]) => element !== 'path')
    .map(([element, { key: _, ...attributes }]): Shape => [element, attributes]);
  return strokes.length === 0 ? others : [['path', { d: strokes.join('') }], ...others];
}
