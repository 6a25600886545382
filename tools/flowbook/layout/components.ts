import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';
import type { Link, Node } from './visible.ts';

/** The child of a state that contains a path. */
const childAround = (container: Node, path: string): Node | undefined =>
  container.children.find(({ state }) => isWithin(path, state.path));

/** The children that a line connects. */
const endsOf = (container: Node, { from, to, isFromWithin }: Link): readonly Node[] =>
  [...(isFromWithin && from === container.state.path ? [] : [from]), ...to].flatMap(
    (path) => childAround(container, path) ?? [],
  );

/** A state's children in reading order: from the one it begins in along the lines, then the others. */
function inReadingOrder(container: Node, links: readonly Link[]): readonly Node[] {
  const { initial } = container.state;
  const order = new Set<Node>();
  const visit = (node: Node): void => {
    if (order.has(node)) return;
    order.add(node);
    for (const link of links) {
      if (!isWithin(link.from, node.state.path)) continue;
      for (const end of endsOf(container, link)) visit(end);
    }
  };
  const first = initial === null ? undefined : childAround(container, initial);
  for (const node of first ? [first, ...container.children] : container.children) visit(node);
  return [...order];
}

/** A state's children by what lines connect, each group in reading order. */
export function componentsOf(container: Node, links: readonly Link[]): readonly (readonly Node[])[] {
  const ordered = inReadingOrder(container, links);
  const group = new Map(ordered.map((node) => [node, node]));
  for (const link of links) {
    const [first, ...others] = endsOf(container, link);
    const merged = first && group.get(first);
    if (!merged) continue;
    const gone = new Set(others.map((node) => group.get(node)));
    for (const [node, of] of group) if (gone.has(of)) group.set(node, merged);
  }
  return [...grouped(ordered, (node) => group.get(node)).values()];
}

/** Whether no line leads across the border of a state to what is in it, so that it can be laid out by itself. */
export function isSeparable({ state: { path } }: Node, links: readonly Link[]): boolean {
  const isInside = (end: string): boolean => end !== path && isWithin(end, path);
  return links.every(({ from, to, isFromWithin }) => {
    const start = isInside(from) || (isFromWithin && from === path);
    return to.every((end) => isInside(end) === start);
  });
}
