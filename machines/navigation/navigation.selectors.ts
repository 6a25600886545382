import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** The number of pages opened after the first. RTE-5. */
export const arrivalCount = (snapshot: Snapshot): number => snapshot.context.arrivals;

/** True while a panel that closes does so because of a new page. */
export const isArriving = (snapshot: Snapshot): boolean => snapshot.matches({ arrival: 'arriving' });
