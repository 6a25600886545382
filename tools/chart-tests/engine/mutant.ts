import type { AnyStateMachine } from 'xstate';
import type { StateConfig } from './chart-config.ts';

/** In how many ways a chart is changed. */
export const MUTATIONS = [
  'transition deleted',
  'retargeted',
  'target dropped',
  'guard dropped',
  'guard negated',
  'condition dropped',
  'branches swapped',
  'action dropped',
  'reenter dropped',
  'delay changed',
  'initial changed',
  'forbidden event lifted',
  'invoke dropped',
  'entry action dropped',
  'exit action dropped',
  'tag dropped',
  'illegal transition added',
] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** The delays of a machine by their names. */
export type Delays = AnyStateMachine['implementations']['delays'];

/** A chart with one thing changed. */
export type Mutant = {
  readonly mutation: Mutation;
  /** The mutation and its place in the chart; it stays the same as long as that does. */
  readonly id: string;
  /** What differs, in words: 'in confirming, "step.completed" no longer leads to confirmed'. */
  readonly says: string;
  /** The state that it is about, by its path in the chart; empty for the root. */
  readonly state: string;
  /** The transition that it is about, by the id of its place; null where it is about none. */
  readonly place: string | null;
  readonly config: StateConfig;
  /** All delays, where one of them is changed. */
  readonly delays?: Delays;
};

/** What a mutant is about. */
export type About = Pick<Mutant, 'state' | 'place'>;

export const mutantOf = (
  mutation: Mutation,
  about: About,
  where: string,
  says: string,
  config: StateConfig,
): Mutant => ({ mutation, id: `${mutation}: ${where}`, says, ...about, config });
