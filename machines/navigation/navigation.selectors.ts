import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** The number of pages opened after the first. RTE-5. */
export const openedPages = (snapshot: Snapshot): number => snapshot.context.openedPages;

/** True while a panel that closes does so because of a new page. */
export const isJustOpened = (snapshot: Snapshot): boolean => snapshot.matches({ page: 'justOpened' });
