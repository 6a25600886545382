import type { SnapshotFrom } from 'xstate';
import type { ageGateMachine } from './age-gate.machine.ts';

type Snapshot = SnapshotFrom<typeof ageGateMachine>;

/** True while the gate covers the shop. AGE-1, AGE-7. */
export const isGateShut = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

/** True while the gate asks the visitor. Its first button then has the focus. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking');
