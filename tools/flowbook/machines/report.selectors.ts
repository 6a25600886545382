import type { SnapshotFrom } from 'xstate';
import type { reportMachine } from './report.machine.ts';

type ReportSnapshot = SnapshotFrom<typeof reportMachine>;

export const isReportHeld = (snapshot: ReportSnapshot) => snapshot.matches('held');
export const isReportShown = (snapshot: ReportSnapshot) => snapshot.matches({ held: 'shown' });
export const reportName = ({ context }: ReportSnapshot) => context.name;
export const reportLength = ({ context }: ReportSnapshot) => context.happenings.length;
export const reportMoment = ({ context }: ReportSnapshot) => context.moment;
/** What was told whom at the moment; undefined where there is no report. */
export const reportTold = ({ context: { happenings, moment } }: ReportSnapshot) => happenings[moment];
export const canShowMoment = (moment: number) => (snapshot: ReportSnapshot) =>
  snapshot.can({ type: 'moment.chosen', moment });
