import type { ElkNode, ElkPort } from 'elkjs';
import { type Borders, type BordersOf, branchesOf, inBranchOrder } from './branch-order.ts';
import { boxOf, nodeId, nodesWithin, partsWithin, pointsOf, portId, stemId, type Unit } from './elk-graph.ts';

/** The engine counts clockwise: along the lower border from the right to the left. */
function portsOf(node: string, { top, bottom }: Borders): ElkPort[] {
  const along = (edges: readonly string[], side: string, before: number): ElkPort[] =>
    edges.map((edge, index) => ({
      id: portId(node, edge),
      layoutOptions: { 'elk.port.side': side, 'elk.port.index': `${before + index}` },
    }));
  return [...along(top, 'NORTH', 0), ...along(bottom.toReversed(), 'SOUTH', top.length)];
}

/** The same graph with the lines at some borders in a fixed order. */
export function withPorts(graph: ElkNode, borders: BordersOf): ElkNode {
  const node = (one: ElkNode): ElkNode => {
    const own = borders.get(one.id);
    return {
      ...one,
      ...(one.children && { children: one.children.map(node) }),
      ...(own && {
        ports: portsOf(one.id, own),
        layoutOptions: { ...one.layoutOptions, 'elk.portConstraints': 'FIXED_ORDER' },
      }),
    };
  };
  const end = (id: string, edge: string): string => (borders.has(id) ? portId(id, edge) : id);
  const edges = graph.edges?.map((edge) => ({
    ...edge,
    sources: edge.sources.map((id) => end(id, edge.id)),
    targets: edge.targets.map((id) => end(id, edge.id)),
  }));
  return { ...node(graph), ...(edges && { edges }) };
}

type End = { readonly edge: string; readonly x: number; readonly isTop: boolean };

/** The lines at the borders of a node that has been laid out. */
function bordersIn(graph: ElkNode, node: ElkNode): Borders {
  const { y, height } = boxOf(node);
  const ends = (graph.edges ?? []).flatMap(({ id, sources, targets, sections }): readonly End[] => {
    const isHere = (end: string | undefined): boolean => end === node.id || end === portId(node.id, id);
    const points = pointsOf(sections);
    const at = (isHere(sources[0]) && points[0]) || (isHere(targets[0]) && points.at(-1));
    return at ? [{ edge: id, x: at.x, isTop: at.y - y < y + height - at.y }] : [];
  });
  const sorted = ends.toSorted((a, b) => a.x - b.x);
  const edgesOf = (isTop: boolean) => sorted.filter((end) => end.isTop === isTop).map(({ edge }) => edge);
  return { top: edgesOf(true), bottom: edgesOf(false) };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');

/** By the node, how the lines are to be at borders where the branches of one event are not beside one another in their order. */
export function bordersToMend({ links, parts }: Unit, graph: ElkNode): BordersOf {
  const nodes = new Map(nodesWithin(graph).map((node) => [node.id, node]));
  const mended = new Map<string, Borders>();
  for (const { node } of partsWithin(parts)) {
    const { path } = node.state;
    const groups = branchesOf(path, links).map((branches) => branches.map(stemId));
    const laidOut = nodes.get(nodeId(path));
    if (groups.length === 0 || !laidOut) continue;
    const { top, bottom } = bordersIn(graph, laidOut);
    const borders = { top: inBranchOrder(top, groups), bottom: inBranchOrder(bottom, groups) };
    if (!isSame(top, borders.top) || !isSame(bottom, borders.bottom)) mended.set(nodeId(path), borders);
  }
  return mended;
}
