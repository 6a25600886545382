import type { SnapshotFrom } from 'xstate';
import type { ageGateMachine } from './age-gate.machine.ts';

type Snapshot = SnapshotFrom<typeof ageGateMachine>;

/** Whether the gate stands before the shop. AGE-1, AGE-7. */
export const isGateShut = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

/** Whether it waits for the visitor: its first button has the focus. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking');
