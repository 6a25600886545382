import type { Chart, ChartEdge } from './chart-model.ts';

/** The transitions that lead to a state and not to others: each is a thing that the state may stand for. */
export const entriesOf = ({ edges }: Chart, path: string): readonly ChartEdge[] =>
  edges.filter(({ targets, state }) => targets.length === 1 && targets[0] === path && state !== path);
