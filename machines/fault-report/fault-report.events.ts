export type FaultReportEvent = { type: 'report.requested' };
