import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { AdditionEvent, additionMachine } from './addition.machine.ts';

export const additionSamples = {
  'product.added': { taken: { type: 'product.added' } },
} as const satisfies EventSamples<AdditionEvent>;

/** The state is the whole key, because an addition has no context. */
export const additionStateKey = ({ value }: SnapshotFrom<typeof additionMachine>): string => value;
