import { fromPromise, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { FaultReportEvent } from './fault-report.events.ts';

/** The error page offers a report of the steps before the error, without personal data. It works without other flows. */
export const faultReportMachine = setup({
  types: { events: {} as FaultReportEvent },
  actors: { copyReport: fromPromise<void>(NOT_PROVIDED) },
}).createMachine({
  id: 'faultReport',
  initial: 'offered',
  states: {
    offered: {
      description: 'The error page shows a button that copies the report.',
      on: { 'report.requested': 'copying' },
    },
    copying: {
      description: 'The report is being copied. The browser may ask for permission.',
      tags: ['busy'],
      invoke: { id: 'copyReport', src: 'copyReport', onDone: 'copied', onError: 'refused' },
    },
    copied: {
      description: 'The report has been copied, and the page says so. It can be copied again.',
      on: { 'report.requested': 'copying' },
    },
    refused: {
      description:
        'The browser did not allow copying. The page shows the report in a field, so that it can be copied by hand.',
      on: { 'report.requested': 'copying' },
    },
  },
});
