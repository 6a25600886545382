import type { Chart, ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { isInside } from './scxml-domain.ts';

/** A transition that answers an event and leaves no state, so that the states around it are not asked. */
export type Holder = {
  readonly edge: ChartEdge;
  /** Whether it is about one of the events of the outer transition alone. */
  readonly isNamed: boolean;
};

const covers = (descriptor: string, event: string): boolean =>
  descriptor === event || (descriptor.endsWith('*') && event.startsWith(descriptor.slice(0, -1)));

/**
 * What keeps an event from a transition of a state around several regions. XState asks that state only where no region
 * answers; SCXML asks it for each region that does not.
 */
export function holdersOf(outer: ChartEdge, { states, edges }: Chart): readonly Holder[] {
  if (outer.event === '' || outer.targets.length === 0) return [];
  const parallel = states.filter(({ kind }) => kind === 'parallel').map(({ path }) => path);
  return edges.flatMap((edge): Holder[] => {
    const { state, event, targets } = edge;
    if (targets.length > 0 || event === '' || !isInside(state, outer.state)) return [];
    const isBeside = parallel.some(
      (path) => isInside(state, path) && (path === outer.state || isInside(path, outer.state)),
    );
    if (!isBeside) return [];
    if (covers(event, outer.event)) return [{ edge, isNamed: false }];
    return covers(outer.event, event) ? [{ edge, isNamed: true }] : [];
  });
}
