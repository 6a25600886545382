import { createActor, fromPromise } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import { faultReportMachine } from '#machines/fault-report/fault-report.machine.ts';
import type { ShopRef } from '#machines/shop/refs.ts';
import { logEntries } from '#src/platform/event-log.ts';
import { reportText } from '#src/platform/log-report.ts';

/**
 * The report holds the events before the fault, in the form that Flowbook reads. Its chart runs outside the shop, which
 * may have stopped. The text is read when it is copied, because the log receives the fault after the page shows it.
 */
export function offerReport(shop: ShopRef) {
  const text = () => reportText(logEntries(shop));
  const copyReport = fromPromise<void>(async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      throw new ProblemError('refused', 'The browser does not allow access to the clipboard.');
    }
  });
  return { text, report: createActor(faultReportMachine.provide({ actors: { copyReport } })).start() };
}
