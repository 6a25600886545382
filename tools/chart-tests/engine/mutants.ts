import { type AnyStateMachine, StateMachine } from 'xstate';
import { configOf, type StateConfig, statesOf } from './chart-config.ts';
import type { Delays, Mutant } from './mutant.ts';
import { delayMutants } from './mutate-delays.ts';
import { stateMutants } from './mutate-states.ts';
import { transitionMutants } from './mutate-transitions.ts';

/** All mutants of a chart as it is written, config and delays; each differs from it in one thing. */
export function mutantsOfWritten(config: StateConfig, delays: Delays): readonly Mutant[] {
  const states = statesOf(config);
  return [
    ...transitionMutants(config, states),
    ...stateMutants(config, states),
    ...delayMutants(config, states, delays),
  ];
}

/** All mutants of a machine. */
export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] =>
  mutantsOfWritten(configOf(machine), machine.implementations.delays);

/** After so many steps at once a chart goes round in circles: no step of the shop's takes more than a handful. */
const MOST_MICROSTEPS = 200;

/** The config, so that a chart which goes round in circles throws an error instead of going on for ever. */
export const endingConfig = (config: StateConfig): StateConfig => ({
  ...config,
  options: { maxIterations: MOST_MICROSTEPS },
});

/** The machine with one thing changed. Throws an error where XState takes no such chart. */
export function mutated(machine: AnyStateMachine, { config, delays }: Mutant): AnyStateMachine {
  const { implementations } = machine;
  return new StateMachine(
    endingConfig(config) as ConstructorParameters<typeof StateMachine>[0],
    delays ? { ...implementations, delays } : implementations,
  );
}
