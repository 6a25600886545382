import type { Placed, PlacedState } from '#tools/flowbook/layout/placed.ts';
import type { PlacedMap } from '#tools/flowbook/map/placed-map.ts';
import { stretched } from './stretched.ts';

/** px: a state in a box, and what is left below the last. */
export const MAP_ROW = 24;
const BELOW = 6;

/** The key of the boxes that show their states. No chart has this name. */
export const SYSTEM_MAP = 'system map';

const PLAIN: Omit<PlacedState, 'path' | 'key' | 'x' | 'y' | 'width' | 'height'> = {
  kind: 'atomic',
  depth: 1,
  isRegion: false,
  isOpen: false,
  isCollapsed: false,
  isCollapsible: false,
  nameX: 0,
  tags: [],
  detail: [],
  lines: [],
};

/** The map as a diagram: its boxes are the states of one that is around them all. */
const asDiagram = ({ width, height, boxes, arrows }: PlacedMap): Placed => ({
  chart: SYSTEM_MAP,
  width,
  height,
  collapsed: [],
  states: [
    { ...PLAIN, path: '', key: '', x: 0, y: 0, width, height },
    ...boxes.map(({ id, ...box }) => ({ ...PLAIN, ...box, path: id, key: id })),
  ],
  dots: [],
  edges: arrows.map(({ id, from, to, points, label }) => ({
    id,
    edgeIds: [id],
    from,
    to: [to],
    strokes: [{ points, to }],
    fork: null,
    label: label && {
      ...label,
      lines: label.lines.map((line) => ({ ...line, edgeId: id, guard: null, isBroken: false })),
    },
    isFromWithin: false,
  })),
});

const asMap = ({ width, height, states, edges }: Placed): PlacedMap => ({
  width,
  height,
  boxes: states.slice(1).map((state) => ({
    id: state.path,
    x: state.x,
    y: state.y,
    width: state.width,
    height: state.height,
  })),
  arrows: edges.map(({ id, from, to, strokes, label }) => ({
    id,
    from,
    to: to[0] ?? '',
    points: strokes[0]?.points ?? [],
    label: label && { ...label, lines: label.lines.map(({ x, y, text }) => ({ x, y, text })) },
  })),
});

/** The map with space in the boxes that show their states. @param rowsOf how many states a chart shows */
export function openedMap(map: PlacedMap, open: readonly string[], rowsOf: (chart: string) => number): PlacedMap {
  const roomy = open.reduce((so, id) => {
    const box = so.states.find(({ path }) => path === id);
    if (!box) return so;
    return stretched(so, id, { axis: 'y', at: box.y + box.height - 1, by: rowsOf(id) * MAP_ROW + BELOW });
  }, asDiagram(map));
  return asMap(roomy);
}
