import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { FaultReportEvent } from './fault-report.events.ts';
import type { faultReportMachine } from './fault-report.machine.ts';

export const faultReportSamples = {
  'report.requested': { pressed: { type: 'report.requested' } },
} as const satisfies EventSamples<FaultReportEvent>;

export const faultReportStateKey = ({ value }: SnapshotFrom<typeof faultReportMachine>): string => value;
