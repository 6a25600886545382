import type { SnapshotFrom } from 'xstate';
import type { reportMachine } from './report.machine.ts';

type ReportSnapshot = SnapshotFrom<typeof reportMachine>;

export const isReportLoaded = (snapshot: ReportSnapshot) => snapshot.matches('loaded');
export const isReportShown = (snapshot: ReportSnapshot) => snapshot.matches({ loaded: 'shown' });
export const reportName = ({ context }: ReportSnapshot) => context.name;
export const reportLength = ({ context }: ReportSnapshot) => context.happenings.length;
export const reportMoment = ({ context }: ReportSnapshot) => context.moment;
/** The event of the moment, or undefined without a report. */
export const reportedEvent = ({ context: { happenings, moment } }: ReportSnapshot) => happenings[moment];
export const canShowMoment = (moment: number) => (snapshot: ReportSnapshot) =>
  snapshot.can({ type: 'moment.chosen', moment });
