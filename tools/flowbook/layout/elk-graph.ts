import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { Body } from './body.ts';
import type { BordersOf } from './branch-order.ts';
import { BEGIN, containerOptions, INITIAL_DOT, type ModelOrder, ON_THE_LINE, rootOptions } from './elk-options.ts';
import { labelOf } from './label.ts';
import type { Box, PlacedDot, PlacedEdge, PlacedState, Point, Size } from './placed.ts';
import type { Link, Node } from './visible.ts';

/** px. */
const DOT = 9;
const FORK = { width: 44, height: 4 };

/** A state that takes part in a layout: as a box of a fixed size, or with the states in it laid out alongside. */
export type Part = {
  readonly node: Node;
  readonly width: number;
  readonly height: number;
  /** The space that its text takes, where its states are laid out beside it. */
  readonly head: number;
  readonly parts: readonly Part[];
  /** How large its box and its head have to be where lines pass through. */
  readonly spaceAround: (box: Box, passing: readonly number[]) => Size;
  readonly drawn: (box: Box, passing: readonly number[]) => readonly (PlacedState | Body)[];
};

export const nodeId = (path: string): string => `state ${path}`;
export const portId = (node: string, line: string): string => `port ${node} ${line}`;

/** Whether an edge ends at a state, or at a place of its own there. */
const isAt = (end: string | undefined, path: string): boolean =>
  end === nodeId(path) || end?.startsWith(portId(nodeId(path), '')) === true;

const dotId = (path: string): string => `dot ${path}`;
const chipId = (link: Link): string => `chip ${link.id}`;
const forkId = (link: Link): string => `fork ${link.id}`;

/** The edge at which a line begins. */
export const stemId = ({ id, to }: Link): string => (to.length > 1 ? `${id} to fork` : `${id} 0`);

/** px around the states in an open one. */
export const INSIDE = 13;

/** The dot of a state that is laid out here, and the labels from which ways begin within it. */
function beginningsOf(path: string, initial: string | null, links: readonly Link[]): ElkNode[] {
  const chips = links
    .filter(({ isFromWithin, from }) => isFromWithin && from === path)
    .map((link): ElkNode => {
      const { width, height } = labelOf(link.edges);
      return { id: chipId(link), width, height };
    });
  if (initial === null) return chips;
  // A state without outgoing edges is seldom the first to be read, so its dot is right above it.
  const leadsOn = links.some(({ from }) => isWithin(from, initial));
  return [{ id: dotId(path), width: DOT, height: DOT, layoutOptions: leadsOn ? INITIAL_DOT : {} }, ...chips];
}

/** px by the path of a state. */
export type Lacks = ReadonlyMap<string, number>;

/**
 * How a layout is tried: the engine takes no notice of how wide a state has to be, nor of what is written where lines pass,
 * so it is given the space explicitly.
 */
export type Attempt = {
  readonly order: ModelOrder;
  /** Many states are seen: a good layout is found at once, and not the best. */
  readonly isLarge: boolean;
  /** What is to be left at the right of the states within one. */
  readonly space: Lacks;
  /** What is to be left above them. */
  readonly head: Lacks;
  /** The lines whose order at a state is fixed. */
  readonly borders: BordersOf;
};

function elkNodeOf({ node, width, height, head, parts }: Part, links: readonly Link[], attempt: Attempt): ElkNode {
  const { path, initial } = node.state;
  const id = nodeId(path);
  if (parts.length === 0) return { id, width, height };
  const top = head + INSIDE + (attempt.head.get(path) ?? 0);
  const padding = `[top=${top},left=${INSIDE},bottom=${INSIDE},right=${INSIDE + (attempt.space.get(path) ?? 0)}]`;
  return {
    id,
    children: [...beginningsOf(path, initial, links), ...parts.map((part) => elkNodeOf(part, links, attempt))],
    layoutOptions: {
      ...containerOptions(attempt.order, attempt.isLarge),
      'elk.padding': padding,
    },
  };
}

const edge = (id: string, source: string, target: string): ElkExtendedEdge => ({
  id,
  sources: [source],
  targets: [target],
});

/** Where states begin: each with its initial one. */
type Begin = readonly [path: string, initial: string];

/** Whether a line leads back to where a state begins. The engine draws it from there, so that nothing comes before its beginning. */
const isTurned = ({ from, isFromWithin, to: [to = '', ...others] }: Link, begins: readonly Begin[]): boolean =>
  !isFromWithin &&
  others.length === 0 &&
  begins.some(([path, initial]) => isWithin(to, initial) && isWithin(from, path) && !isWithin(from, initial));

function elkEdgesOf(link: Link, begins: readonly Begin[]): ElkExtendedEdge[] {
  const start = link.isFromWithin ? chipId(link) : nodeId(link.from);
  const [only, ...others] = link.to;
  if (only === undefined) return [];
  const { width, height } = labelOf(link.edges);
  const labels = link.isFromWithin ? [] : [{ text: link.id, width, height, layoutOptions: ON_THE_LINE }];
  if (isTurned(link, begins)) return [{ ...edge(stemId(link), nodeId(only), start), labels }];
  if (others.length === 0) return [{ ...edge(stemId(link), start, nodeId(only)), labels }];
  return [
    { ...edge(stemId(link), start, forkId(link)), labels },
    ...link.to.map((to, index) => edge(`${link.id} ${index}`, forkId(link), nodeId(to))),
  ];
}

export const partsWithin = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => [part, ...partsWithin(part.parts)]);

/** What is laid out in one go: some of the states of a container, and all lines between them. */
export type Unit = {
  readonly container: Node;
  readonly parts: readonly Part[];
  readonly links: readonly Link[];
  /** The one of them that the container begins in; null where it begins in none of these. */
  readonly initial: string | null;
};

const beginsIn = ({ container, parts, initial }: Unit): readonly Begin[] => [
  ...(initial === null ? [] : [[container.state.path, initial] as const]),
  ...partsWithin(parts).flatMap(({ node, parts: within }) =>
    within.length > 0 && node.state.initial !== null ? [[node.state.path, node.state.initial] as const] : [],
  ),
];

export function elkGraphOf(unit: Unit, attempt: Attempt): ElkNode {
  const { container, parts, links, initial } = unit;
  const { path } = container.state;
  const forks = links.filter(({ to }) => to.length > 1).map((link): ElkNode => ({ id: forkId(link), ...FORK }));
  const begins = beginsIn(unit);
  return {
    id: 'unit',
    layoutOptions: rootOptions(attempt.order, attempt.isLarge),
    children: [
      ...beginningsOf(path, initial, links),
      ...parts.map((part) => elkNodeOf(part, links, attempt)),
      ...forks,
    ],
    edges: [
      ...begins.map(([from, to]) => ({
        ...edge(`begin ${from}`, dotId(from), nodeId(to)),
        layoutOptions: BEGIN,
      })),
      ...links.flatMap((link) => elkEdgesOf(link, begins)),
    ],
  };
}

export const pointsOf = (sections: readonly ElkEdgeSection[] = []): readonly Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y })),
  );

type Known = {
  readonly nodes: ReadonlyMap<string, ElkNode>;
  readonly edges: ReadonlyMap<string, ElkExtendedEdge>;
};

export const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode) => ({ x, y, width, height });

export function found<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id);
  if (item === undefined) throw new Error(`The layout has lost '${id}'.`);
  return item;
}

function placedEdge(link: Link, { nodes, edges }: Known): PlacedEdge {
  const isForked = link.to.length > 1;
  const stem = found(edges, stemId(link));
  const isFromEnd = isAt(stem.targets[0], link.from);
  const strokes = link.to.map((to, index) => {
    const points = pointsOf(found(edges, `${link.id} ${index}`).sections);
    return { points: isFromEnd ? points.toReversed() : points, to };
  });
  const labelBox = link.isFromWithin ? found(nodes, chipId(link)) : stem.labels?.[0];
  return {
    id: link.id,
    edgeIds: link.edges.map(({ id }) => id),
    from: link.from,
    to: link.to,
    strokes: isForked ? [{ points: pointsOf(stem.sections), to: null }, ...strokes] : strokes,
    fork: isForked ? boxOf(found(nodes, forkId(link))) : null,
    label: labelBox ? labelOf(link.edges).at(boxOf({ id: link.id, ...labelBox })) : null,
    isFromWithin: link.isFromWithin,
  };
}

export const nodesWithin = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesWithin)];

/** Where lines come through the head of a state, from the left to the right. */
function passingThrough({ x, y, width }: Box, head: number, graph: ElkNode): readonly number[] {
  const places = (graph.edges ?? []).flatMap(({ sections }) => {
    const points = pointsOf(sections);
    return points.slice(1).flatMap((to, index) => {
      const from = points[index] ?? to;
      const isBeside = from.x !== to.x || to.x <= x || to.x >= x + width;
      return isBeside || Math.max(from.y, to.y) <= y || Math.min(from.y, to.y) >= y + head ? [] : [to.x];
    });
  });
  return [...new Set(places)].sort((a, b) => a - b);
}

/** What the states of a layout lack for what is written in them, from the left to the right and from above to below. */
export function lacksOf({ parts }: Unit, graph: ElkNode, attempt: Attempt): Pick<Attempt, 'space' | 'head'> {
  const nodes = new Map(nodesWithin(graph).map((node) => [node.id, node]));
  const lacks = partsWithin(parts).map(({ node: { state }, width, head, parts: within, spaceAround }) => {
    const box = boxOf(found(nodes, nodeId(state.path)));
    if (within.length === 0) return { path: state.path, width: width - box.width, height: 0 };
    const given = head + (attempt.head.get(state.path) ?? 0);
    const space = spaceAround(box, passingThrough(box, given, graph));
    return { path: state.path, width: space.width - box.width, height: space.height - given };
  });
  return {
    space: new Map(lacks.filter(({ width }) => width > 0).map(({ path, width }) => [path, width])),
    head: new Map(lacks.filter(({ height }) => height > 0).map(({ path, height }) => [path, height])),
  };
}

/** What a layout came to. @throws when it has lost something on the way */
export function bodyOf(unit: Unit, graph: ElkNode): Body {
  const nodes = new Map(nodesWithin(graph).map((node) => [node.id, node]));
  const edges = new Map((graph.edges ?? []).map((each) => [each.id, each]));
  const drawn = partsWithin(unit.parts).flatMap((part) => {
    const box = boxOf(found(nodes, nodeId(part.node.state.path)));
    return part.drawn(box, part.parts.length > 0 ? passingThrough(box, part.head, graph) : []);
  });
  const bodies = drawn.flatMap((each) => ('states' in each ? each : []));
  const begins = beginsIn(unit);
  const dots = begins.map(([path, to]): PlacedDot => {
    const { x, y, width, height } = boxOf(found(nodes, dotId(path)));
    const { sections } = found(edges, `begin ${path}`);
    return { path, to, x: x + width / 2, y: y + height / 2, points: pointsOf(sections) };
  });
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: drawn.flatMap((each) => ('states' in each ? each.states : each)),
    dots: [...dots, ...bodies.flatMap((body) => body.dots)],
    edges: [...unit.links.map((link) => placedEdge(link, { nodes, edges })), ...bodies.flatMap((body) => body.edges)],
  };
}
