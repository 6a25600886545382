import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';
import type { Placed, PlacedEdge, PlacedState } from '#tools/flowbook/layout/placed.ts';

/** px that rounding may cost. */
const SLACK = 0.5;

const isAbove = (one: PlacedState, other: PlacedState): boolean => one.y + one.height <= other.y + SLACK;

/** States that are read before the one that their parent begins in: above it. */
export function readTooSoon({ states: all }: Chart, { dots, states }: Placed): readonly string[] {
  return dots.flatMap(({ path, to }) => {
    const initial = states.find((state) => state.path === to);
    // A history state is entered, too, and leads on to where its parent was.
    const siblings = all.filter(({ kind, parent }) => parent === path && kind !== 'history');
    const children = new Set(siblings.map((child) => child.path));
    if (!initial) return [`${to} is missing in the diagram`];
    return states
      .filter((state) => children.has(state.path) && state !== initial)
      .filter((state) => isAbove(state, initial))
      .map((state) => `${state.path} comes before ${to}`);
  });
}

type Start = { readonly edge: PlacedEdge; readonly x: number };

/** Where lines leave a state, along its upper or its lower border. */
function startsAt({ path, y, height }: PlacedState, edges: readonly PlacedEdge[], isTop: boolean): readonly Start[] {
  return edges
    .flatMap((edge) => {
      const start = edge.strokes[0]?.points[0];
      const isHere = edge.from === path && !edge.isFromWithin && start;
      return isHere && start.y - y < y + height - start.y === isTop ? [{ edge, x: start.x }] : [];
    })
    .toSorted((one, other) => one.x - other.x);
}

const eventOf = (id: string): string => id.replace(/#\d+$/, '');

/** Events whose branches leave a border of their state in another order than they are tried in, or with others between them. */
export function scattered({ edges: all }: Chart, { states, edges }: Placed): readonly string[] {
  const several = new Set(all.filter(({ branch }) => branch !== null).map(({ id }) => eventOf(id)));
  const rank = new Map(all.map(({ id }, index) => [id, index]));
  return states.flatMap((state) =>
    [true, false].flatMap((isTop) => {
      const starts = startsAt(state, edges, isTop);
      const branches = starts.flatMap(({ edge }, place) =>
        edge.edgeIds.filter((id) => several.has(eventOf(id))).map((id) => ({ id, place, line: edge.id })),
      );
      return [...grouped(branches, ({ id }) => eventOf(id))].flatMap(([event, own]) => {
        const tried = own.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
        const places = [...new Set(tried.map(({ place }) => place))];
        // A line that two events share can be in the order of one of them alone.
        const isShared = own.some(({ line }) =>
          branches.some((each) => each.line === line && eventOf(each.id) !== event),
        );
        const isInOrder = places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
        return isInOrder || isShared ? [] : [`${event} leaves ${state.path} at ${places.join(', ')}`];
      });
    }),
  );
}
