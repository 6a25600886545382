import type { SnapshotFrom } from 'xstate';
import type { additionMachine } from './addition.machine.ts';

/** Whether a product's buttons say 'Added'; nothing has been added of one without an addition. CRT-6. */
export const isAcknowledged = (snapshot: SnapshotFrom<typeof additionMachine> | undefined): boolean =>
  snapshot?.matches('acknowledged') ?? false;
