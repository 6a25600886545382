import type { faultReportMachine } from '#machines/fault-report/fault-report.machine.ts';
import { isCopied, isCopying, isRefused } from '#machines/fault-report/fault-report.selectors.ts';
import { answerOf, asked, failureOf, isAsked } from './effects.ts';
import { sentencesOn } from './property.ts';

const { beginning, step, situation, isOn } = sentencesOn<typeof faultReportMachine>();

export const faultReportProperties = [
  beginning(
    'FLW-3 nothing is copied, and no result is shown, before the button is pressed',
    (first) => !isCopied(first) && !isRefused(first) && !isAsked(first, 'copyReport'),
  ),
  step(
    'FLW-3 each press of the button copies the report',
    (happening) => isOn(happening, 'report.requested') && !isCopying(happening.before),
    (happening) => asked(happening, 'copyReport') !== null,
  ),
  step(
    'FLW-3 a second press while the report is being copied does nothing',
    (happening) => isOn(happening, 'report.requested') && isCopying(happening.before),
    (happening) => asked(happening, 'copyReport') === null && isCopying(happening.after),
  ),
  step(
    'FLW-3 the page says that the report was copied when it was',
    (happening) => answerOf(happening, 'copyReport') !== null,
    ({ after }) => isCopied(after),
  ),
  step(
    'FLW-3 if the browser refuses, the report is shown and can be copied by hand',
    (happening) => failureOf(happening, 'copyReport') !== null,
    ({ after }) => isRefused(after),
  ),
  situation(
    'FLW-3 the button is busy only while the report is being copied',
    () => true,
    (snapshot) => snapshot.hasTag('busy') === isAsked(snapshot, 'copyReport'),
  ),
];
