import type { SystemMap } from '#tools/flowbook/map/system-map.ts';

/** What lies outside that a chart has to do with, by its titles. */
export function outsideOf({ boxes, arrows }: SystemMap, id: string): readonly string[] {
  const others = arrows.flatMap(({ from, to }) => [...(from === id ? [to] : []), ...(to === id ? [from] : [])]);
  return boxes.filter((box) => box.kind === 'outside' && others.includes(box.id)).map(({ title }) => title);
}
