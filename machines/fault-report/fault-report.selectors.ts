import type { SnapshotFrom } from 'xstate';
import type { faultReportMachine } from './fault-report.machine.ts';

type Snapshot = SnapshotFrom<typeof faultReportMachine>;

/** True while the report is being copied. */
export const isCopying = (snapshot: Snapshot): boolean => snapshot.matches('copying');

/** True once the report has been copied. */
export const isCopied = (snapshot: Snapshot): boolean => snapshot.matches('copied');

/** True where the browser did not allow copying. */
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches('refused');
