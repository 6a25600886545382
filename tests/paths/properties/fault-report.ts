import type { faultReportMachine } from '#machines/fault-report/fault-report.machine.ts';
import { isCopied, isCopying, isRefused } from '#machines/fault-report/fault-report.selectors.ts';
import { answerOf, asked, failureOf, isAsked } from './effects.ts';
import { sentencesOn } from './property.ts';

const { beginning, step, situation, isOn } = sentencesOn<typeof faultReportMachine>();

export const faultReportProperties = [
  beginning(
    'FLW-3 nothing is copied, and nothing said of it, before somebody asks',
    (first) => !isCopied(first) && !isRefused(first) && !isAsked(first, 'copyReport'),
  ),
  step(
    'FLW-3 whoever asks for the report gets it, also once more',
    (happening) => isOn(happening, 'report.requested') && !isCopying(happening.before),
    (happening) => asked(happening, 'copyReport') !== null,
  ),
  step(
    'FLW-3 a second press while it is on its way asks for nothing more',
    (happening) => isOn(happening, 'report.requested') && isCopying(happening.before),
    (happening) => asked(happening, 'copyReport') === null && isCopying(happening.after),
  ),
  step(
    'FLW-3 it is said that the report was copied once it was',
    (happening) => answerOf(happening, 'copyReport') !== null,
    ({ after }) => isCopied(after),
  ),
  step(
    'FLW-3 where the browser refuses, the report is shown to be copied by hand',
    (happening) => failureOf(happening, 'copyReport') !== null,
    ({ after }) => isRefused(after),
  ),
  situation(
    'FLW-3 the button is busy while the report is on its way, and only then',
    () => true,
    (snapshot) => snapshot.hasTag('busy') === isAsked(snapshot, 'copyReport'),
  ),
];
