import type { SnapshotFrom } from 'xstate';
import type { faultReportMachine } from './fault-report.machine.ts';

type Snapshot = SnapshotFrom<typeof faultReportMachine>;

/** True while the report is on its way to the clipboard. */
export const isCopying = (snapshot: Snapshot): boolean => snapshot.matches('copying');

/** True once it is there. */
export const isCopied = (snapshot: Snapshot): boolean => snapshot.matches('copied');

/** True where the browser did not let it in: it is shown, to be copied by hand. */
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches('refused');
