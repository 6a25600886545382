import { type AnyStateMachine, setup as setupAsItIs } from 'xstate';
import type { StateConfig } from '#tools/chart-tests/engine/chart-config.ts';
import type { Delays } from '#tools/chart-tests/engine/mutant.ts';
import { endingConfig, mutantsOfWritten } from '#tools/chart-tests/engine/mutants.ts';
import { inForce } from './mutant-in-force.ts';

/** XState's setup(), as little of it as matters here: its own type holds for one chart alone. */
type Parts = { readonly delays?: Delays };
type Made = { readonly createMachine: (config: StateConfig) => AnyStateMachine };
const setupOf = setupAsItIs as unknown as (parts: Parts) => Made;

/** setup(), but for the chart whose mutant is in force: that one is made as the mutant says. */
export function setup(parts: Parts): Made {
  const asItIs = setupOf(parts);
  const createMachine: Made['createMachine'] = (config) => {
    const named = inForce();
    if (named === null || named.chart !== config.id) return asItIs.createMachine(config);
    const mutant = mutantsOfWritten(config, parts.delays ?? {}).find(({ id }) => id === named.mutant);
    if (!mutant) throw new Error(`${named.chart} has no mutant '${named.mutant}'`);
    const changed = mutant.delays ? setupOf({ ...parts, delays: mutant.delays }) : asItIs;
    return changed.createMachine(endingConfig(mutant.config));
  };
  return { ...asItIs, createMachine };
}
