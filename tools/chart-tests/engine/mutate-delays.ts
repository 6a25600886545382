import type { StateConfig, StatePlace } from './chart-config.ts';
import { withAt } from './chart-config.ts';
import { type About, type Delays, type Mutant, mutantOf } from './mutant.ts';
import { stateName, within } from './mutation-words.ts';

/** A millisecond less, one more, and twice as long. */
const changed = (milliseconds: number): readonly number[] => [milliseconds - 1, milliseconds + 1, milliseconds * 2];

/** Several states may wait for the same delay. */
const WHOLE_CHART: About = { state: '', place: null };

const isLength = (delay: string): boolean => /^\d+$/.test(delay);

function namedDelays(config: StateConfig, delays: Delays): Mutant[] {
  return Object.entries(delays).flatMap(([name, length]) =>
    typeof length !== 'number'
      ? []
      : changed(length).map((other) => ({
          ...mutantOf(
            'delay changed',
            WHOLE_CHART,
            `${name} to ${other}`,
            `${name} is ${other} ms instead of ${length} ms`,
            config,
          ),
          delays: { ...delays, [name]: other },
        })),
  );
}

/** Delays that a state gives as milliseconds. */
function writtenDelays(config: StateConfig, state: StatePlace): Mutant[] {
  const { after = {} } = state.config;
  return Object.keys(after)
    .filter(isLength)
    .flatMap((length) =>
      changed(Number(length)).map((other) => {
        const renamed = Object.entries(after).map(([delay, found]) => [delay === length ? other : delay, found]);
        return mutantOf(
          'delay changed',
          { state: stateName(state), place: null },
          `${state.id} after ${length} to ${other}`,
          `${within(state)}, ${length} ms are ${other} ms`,
          withAt(config, [...state.way, 'after'], Object.fromEntries(renamed)),
        );
      }),
    );
}

/** Mutants of delays. */
export const delayMutants = (config: StateConfig, states: readonly StatePlace[], delays: Delays): readonly Mutant[] => [
  ...namedDelays(config, delays),
  ...states.flatMap((state) => writtenDelays(config, state)),
];
