import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** How often the shopper has come to a page since the first: 0 on that one. RTE-5. */
export const arrivalCount = (snapshot: Snapshot): number => snapshot.context.arrivals;

/** Whether what closes now does so because the shopper has only just come to the page. */
export const isArriving = (snapshot: Snapshot): boolean => snapshot.matches({ arrival: 'arriving' });
