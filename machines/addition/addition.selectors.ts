import type { SnapshotFrom } from 'xstate';
import type { additionMachine } from './addition.machine.ts';

/** True while a product's buttons say 'Added'. A product that was never added has no addition. CRT-6. */
export const isAcknowledged = (snapshot: SnapshotFrom<typeof additionMachine> | undefined): boolean =>
  snapshot?.matches('acknowledged') ?? false;
