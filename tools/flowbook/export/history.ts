import type { AnyStateNode } from 'xstate';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { historyDefaults } from '#tools/flowbook/chart/history-defaults.ts';

export type History = {
  readonly isDeep: boolean;
  /** The paths of the states that are entered where nothing is remembered yet. */
  readonly targets: readonly string[];
};

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

/** What a history state leads to at first: its target, or what its parent begins in. */
function targetsOf(node: AnyStateNode): readonly string[] {
  const { parent } = node;
  const named = historyDefaults(node);
  if (named.length > 0) return named.map(pathOf);
  if (parent?.type === 'parallel')
    return Object.values(parent.states)
      .filter((one) => one !== node)
      .map(pathOf);
  return parent?.initial.target.map(pathOf) ?? [];
}

/** The history states of a chart by their paths. */
export const historiesOf = (root: AnyStateNode): ReadonlyMap<string, History> =>
  new Map(
    nodesOf(root)
      .filter(({ type }) => type === 'history')
      .map((node) => [pathOf(node), { isDeep: node.history === 'deep', targets: targetsOf(node) }]),
  );
