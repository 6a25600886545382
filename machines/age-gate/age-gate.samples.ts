import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { AgeGateEvent, ageGateMachine } from './age-gate.machine.ts';

export const ageGateSamples = {
  'page.hydrated': {
    newVisitor: { type: 'page.hydrated', ageConfirmed: false },
    confirmedEarlier: { type: 'page.hydrated', ageConfirmed: true },
  },
  'age.confirmed': { pressed: { type: 'age.confirmed' } },
  'exit.chosen': { pressed: { type: 'exit.chosen' } },
} as const satisfies EventSamples<AgeGateEvent>;

/** The state is the whole key, because the gate has no context. */
export const ageGateStateKey = ({ value }: SnapshotFrom<typeof ageGateMachine>): string => value;
