import { fromPromise, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { FaultReportEvent } from './fault-report.events.ts';

/** What the page of last resort offers to pass on: the steps that led there, and nothing personal. It stands alone. */
export const faultReportMachine = setup({
  types: { events: {} as FaultReportEvent },
  actors: { copyReport: fromPromise<void>(NOT_PROVIDED) },
}).createMachine({
  id: 'faultReport',
  initial: 'offered',
  states: {
    offered: {
      description: 'A button copies it.',
      on: { 'report.requested': 'copying' },
    },
    copying: {
      description: 'It is on its way to the clipboard; the browser may ask first.',
      tags: ['busy'],
      invoke: { id: 'copyReport', src: 'copyReport', onDone: 'copied', onError: 'refused' },
    },
    copied: {
      description: 'The page says so. It can be copied again.',
      on: { 'report.requested': 'copying' },
    },
    refused: {
      description: 'The browser keeps its clipboard to itself: the report stands in a field, to be copied by hand.',
      on: { 'report.requested': 'copying' },
    },
  },
});
