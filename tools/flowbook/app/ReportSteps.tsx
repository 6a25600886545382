import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  canShowMoment,
  isReportShown,
  reportedEvent,
  reportLength,
  reportMoment,
  reportName,
} from '#tools/flowbook/machines/report.selectors.ts';
import { isSeeking } from '#tools/flowbook/machines/way.selectors.ts';
import { actorWords, receivedWords } from './charts.ts';
import { SteadyButton } from './SteadyButton.tsx';
import { useReport, useSurroundings, useWay } from './surroundings.ts';

/** A report, moment by moment; the shop beside can be walked to each. Nothing where there is none. */
export function ReportSteps(): ReactNode {
  const { report } = useSurroundings();
  const name = useReport(reportName);
  const moment = useReport(reportMoment);
  const length = useReport(reportLength);
  const happening = useReport(reportedEvent);
  const isBusy = useWay(isSeeking);
  const isShown = useReport(isReportShown);
  const mayGoBack = useReport(canShowMoment(moment - 1));
  const mayGoOn = useReport(canShowMoment(moment + 1));
  if (!happening) return null;
  const show = (at: number) => report.send({ type: 'moment.chosen', moment: at });
  return (
    <section className="fb-report" aria-label="Report">
      <p>
        <b>{name}</b>, {isShown ? 'shown on the diagrams' : 'in the background; the diagrams follow the shop'}
      </p>
      <p className="fb-moment" aria-live="polite">
        Moment {moment + 1} of {length}: <b>{actorWords(happening.actor)}</b> {receivedWords(happening)}{' '}
        <i>{(happening.at / 1000).toFixed(2)} s</i>
      </p>
      <div className="fb-moments">
        <SteadyButton
          className="fb-button"
          label="The moment before"
          isPossible={mayGoBack}
          onPress={() => show(moment - 1)}
        >
          <ChevronLeft aria-hidden size={15} />
          Before
        </SteadyButton>
        <SteadyButton
          className="fb-button"
          label="The moment after"
          isPossible={mayGoOn}
          onPress={() => show(moment + 1)}
        >
          After
          <ChevronRight aria-hidden size={15} />
        </SteadyButton>
        <button type="button" className="fb-button" onClick={() => report.send({ type: 'report.left' })}>
          Put it away
        </button>
      </div>
      <button type="button" className="fb-button fb-primary" onClick={() => report.send({ type: 'walk.requested' })}>
        {isBusy ? 'Looking for a way …' : 'Walk the shop to this moment'}
      </button>
    </section>
  );
}
