import { ProblemError } from '#machines/domain/problem.ts';
import { faultReportMachine } from '#machines/fault-report/fault-report.machine.ts';
import { faultReportSamples, faultReportStateKey } from '#machines/fault-report/fault-report.samples.ts';
import { answered, flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';

const DENIED = new ProblemError('refused', 'The browser does not allow access to the clipboard.');

export const faultReportPaths = flowPaths({
  flow: 'fault-report',
  machine: faultReportMachine,
  key: faultReportStateKey,
  user: { "presses 'Copy report'": faultReportSamples['report.requested'].pressed },
  environment: {
    'the clipboard has taken it': answered('copyReport', undefined),
    'the browser does not allow access to the clipboard': refused('copyReport', DENIED),
  },
});
