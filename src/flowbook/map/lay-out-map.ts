import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import ELK from 'elkjs/lib/elk.bundled.js';
import { type TextStyle, widthOf } from '#src/flowbook/layout/text-size.ts';
import type { PlacedArrow, PlacedBox, PlacedMap } from './placed-map.ts';
import type { MapArrow, SystemMap } from './system-map.ts';

/** px. */
const BOX = { width: 168, height: 66 };
const BETWEEN = 20;
const ROW = 15;
const PAD = 5;
const MARGIN = 8;
/** Where the ways to what lies outside begin. */
const BAND = 56;
const MOST_LINES = 3;
const TEXT: TextStyle = { size: 11, weight: 500 };

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.aspectRatio': '1.6',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '30',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
};

/** What the other is told, in at most three lines. */
function linesOf({ facts }: MapArrow): readonly string[] {
  const told = [...new Set(facts.map(({ becomes }) => becomes))];
  if (told.length <= MOST_LINES) return told;
  return [...told.slice(0, MOST_LINES - 1), `and ${told.length - MOST_LINES + 1} more`];
}

function elkEdgeOf(arrow: MapArrow): ElkExtendedEdge {
  const lines = linesOf(arrow);
  const width = Math.ceil(Math.max(...lines.map((line) => widthOf(line, TEXT)))) + 2 * PAD;
  const label = {
    text: arrow.id,
    width,
    height: lines.length * ROW + 2,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  };
  return { id: arrow.id, sources: [arrow.from], targets: [arrow.to], labels: [label] };
}

function placedArrow(arrow: MapArrow, edge: ElkExtendedEdge): PlacedArrow {
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {};
  const lines = linesOf(arrow).map((text, index) => ({ text, x: x + width / 2, y: y + index * ROW + 12 }));
  return {
    ...arrowEnds(arrow),
    points: points.map((point) => ({ x: point.x, y: point.y })),
    label: { x, y, width, height, lines },
  };
}

const arrowEnds = ({ id, from, to }: MapArrow) => ({ id, from, to });

/** What tells nobody anything, and what lies outside: side by side below the others. */
function rowOf(ids: readonly string[], width: number, y: number): readonly PlacedBox[] {
  const whole = ids.length * BOX.width + (ids.length - 1) * BETWEEN;
  return ids.map((id, index) => ({ id, x: (width - whole) / 2 + index * (BOX.width + BETWEEN), y, ...BOX }));
}

/** A way between a chart and what lies outside: straight down, across, and down. */
function outsideArrow(
  arrow: MapArrow,
  boxes: readonly PlacedBox[],
  outside: readonly PlacedBox[],
  band: number,
): PlacedArrow {
  const boxAt = (id: string): PlacedBox | undefined => [...boxes, ...outside].find((box) => box.id === id);
  const isOut = outside.some(({ id }) => id === arrow.to);
  const chart = boxAt(isOut ? arrow.from : arrow.to);
  const thing = boxAt(isOut ? arrow.to : arrow.from);
  if (!chart || !thing) throw new Error(`${arrow.id} connects what is not on the map.`);
  const aside = isOut ? -8 : 8;
  // A chart in the row itself is left at its top, others at their bottom.
  const isBelow = chart.y > band;
  const from = { x: chart.x + chart.width / 2 + aside, y: isBelow ? chart.y : chart.y + chart.height };
  const to = { x: thing.x + thing.width / 2 + aside, y: thing.y };
  const down = [from, { x: from.x, y: band }, { x: to.x, y: band }, to];
  return { ...arrowEnds(arrow), points: isOut ? down : down.toReversed(), label: null };
}

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;

/** Gives everything on the map its place: the charts by who tells whom, what lies outside in a row below them. */
export async function layOutMap({ boxes, arrows }: SystemMap): Promise<PlacedMap> {
  const names = new Set(boxes.filter(({ kind }) => kind !== 'outside').map(({ id }) => id));
  const inner = arrows.filter(({ from, to }) => names.has(from) && names.has(to));
  const connected = new Set(inner.flatMap(({ from, to }) => [from, to]));
  const isConnected = ({ id }: { id: string }): boolean => connected.has(id);
  const charts = boxes.filter(isConnected).map(({ id }): ElkNode => ({ id, ...BOX }));
  const unplaced: ElkNode = {
    id: 'map',
    layoutOptions: OPTIONS,
    children: charts,
    edges: inner.map(elkEdgeOf),
  };
  const graph: ElkNode = await new ELK().layout(unplaced);
  const { width = 0, height = 0 } = graph;
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const placed = (graph.children ?? []).map(({ id, x = 0, y = 0 }): PlacedBox => ({ id, x, y, ...BOX }));
  const apart = boxes.filter((box) => !isConnected(box)).map(({ id }) => id);
  const row = rowOf(apart, width, height + BAND);
  const outside = row.filter(({ id }) => !names.has(id));
  const map: PlacedMap = {
    width,
    height: height + BAND + BOX.height + MARGIN,
    boxes: [...placed, ...row],
    arrows: arrows.map((arrow) => {
      const edge = edges.get(arrow.id);
      return edge ? placedArrow(arrow, edge) : outsideArrow(arrow, [...placed, ...row], outside, height + BAND / 2);
    }),
  };
  return JSON.parse(JSON.stringify(map, rounded)) as PlacedMap;
}
