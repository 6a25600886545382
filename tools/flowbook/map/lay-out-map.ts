import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import ELK from 'elkjs/lib/elk.bundled.js';
import { type TextStyle, widthOf } from '#tools/flowbook/layout/text-size.ts';
import type { PlacedArrow, PlacedBox, PlacedMap } from './placed-map.ts';
import { Router } from './route.ts';
import type { MapArrow, SystemMap } from './system-map.ts';

/** px. */
const BOX = { width: 168, height: 66 };
const BETWEEN = 28;
const ROW = 15;
const PAD = 5;
const MARGIN = 8;
/** Space above a row for arrows to the outside. */
const BAND = 56;
/** Between the way there and the way back, from the middle. */
const ASIDE = 8;
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

/** The events that the other receives, in at most three lines. */
function linesOf({ facts }: MapArrow): readonly string[] {
  const sent = [...new Set(facts.map(({ becomes }) => becomes))];
  if (sent.length <= MOST_LINES) return sent;
  return [...sent.slice(0, MOST_LINES - 1), `and ${sent.length - MOST_LINES + 1} more`];
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

/** Boxes side by side in the middle, in as many rows as they need. */
function rowsOf(ids: readonly string[], width: number, top: number): readonly PlacedBox[] {
  const most = Math.max(1, Math.floor((width - 2 * MARGIN + BETWEEN) / (BOX.width + BETWEEN)));
  return ids.map((id, index) => {
    const row = Math.floor(index / most);
    const count = Math.min(most, ids.length - row * most);
    const left = (width - count * BOX.width - (count - 1) * BETWEEN) / 2;
    const x = left + (index % most) * (BOX.width + BETWEEN);
    return { id, x, y: top + row * (BOX.height + BAND), ...BOX };
  });
}

const bottomOf = (boxes: readonly PlacedBox[], otherwise: number): number =>
  Math.max(otherwise, ...boxes.map(({ y, height }) => y + height));

/** Ways between charts and what lies outside: around all boxes and labels. */
function outsideArrows(
  arrows: readonly MapArrow[],
  boxes: readonly PlacedBox[],
  outside: readonly PlacedBox[],
  inner: readonly PlacedArrow[],
): readonly PlacedArrow[] {
  const boxAt = (id: string): PlacedBox | undefined => boxes.find((box) => box.id === id);
  const ends = arrows.map((arrow) => {
    const isOut = outside.some(({ id }) => id === arrow.to);
    const chart = boxAt(isOut ? arrow.from : arrow.to);
    const thing = boxAt(isOut ? arrow.to : arrow.from);
    if (!chart || !thing) throw new Error(`${arrow.id} connects what is not on the map.`);
    const aside = isOut ? -ASIDE : ASIDE;
    const x = chart.x + chart.width / 2 + aside;
    const below = { x, y: chart.y + chart.height };
    const to = { x: thing.x + thing.width / 2 + aside, y: thing.y };
    return { arrow, isOut, below, above: { x, y: chart.y }, to };
  });
  const labels = inner.flatMap(({ label }) => label ?? []);
  const router = new Router(
    [...boxes, ...labels],
    inner.map(({ points }) => points),
    ends.flatMap(({ below, to }) => [below, to]),
  );
  return ends.map(({ arrow, isOut, below, above, to }) => {
    const ways = [router.way(below, 1, to), router.way(above, -1, to)].filter((way) => way !== null);
    const [best] = ways.toSorted((a, b) => a.cost - b.cost);
    const points = best?.points ?? [below, to];
    return { ...arrowEnds(arrow), points: isOut ? points : points.toReversed(), label: null };
  });
}

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;

/** Places everything on the map: the charts by their arrows, and the outside in a row below them. */
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
  const isChart = (id: string): boolean => names.has(id);
  const alone = rowsOf(apart.filter(isChart), width, height + BAND);
  const outside = rowsOf(
    apart.filter((id) => !isChart(id)),
    width,
    bottomOf(alone, height) + BAND,
  );
  const all = [...placed, ...alone, ...outside];
  const sent = inner.flatMap((arrow) => {
    const edge = edges.get(arrow.id);
    return edge ? placedArrow(arrow, edge) : [];
  });
  const rest = arrows.filter((arrow) => !inner.includes(arrow));
  const ways = new Map([...sent, ...outsideArrows(rest, all, outside, sent)].map((arrow) => [arrow.id, arrow]));
  const map: PlacedMap = {
    width,
    height: bottomOf(all, height) + MARGIN,
    boxes: all,
    arrows: arrows.flatMap(({ id }) => ways.get(id) ?? []),
  };
  return JSON.parse(JSON.stringify(map, rounded)) as PlacedMap;
}
