import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { isReportCopied, momentShown, until } from '#tools/flowbook/machines/viewer.selectors.ts';
import { actorWords, receivedWords } from './charts.ts';
import { SteadyButton } from './SteadyButton.tsx';
import { useRecorder, useSurroundings, useViewer } from './surroundings.ts';

/** The newest; the rest is in the sequence. */
const MOST = 14;

/** The newest is at the end; what does not fit before it is scrolled to by the keyboard. */
function showNewest(button: HTMLButtonElement | null): void {
  const list = button?.closest('ol');
  if (list) list.scrollLeft = list.scrollWidth;
}

/** What happened last; a moment of it can be looked back at, step by step. */
export function LogBar(): ReactNode {
  const { viewer } = useSurroundings();
  const { happenings } = useRecorder();
  const moment = useViewer(momentShown);
  const end = useViewer(until);
  const isCopied = useViewer(isReportCopied);
  const last = Math.min(end, happenings.length - 1);
  const shown = happenings.slice(Math.max(0, last + 1 - MOST), last + 1);
  const go = (to: number) => viewer.send({ type: 'moment.chosen', moment: to });
  return (
    <section className="fb-log" aria-label="What happened">
      <SteadyButton label="One event back" isPossible={last > 0} onPress={() => go(last - 1)}>
        <ChevronLeft aria-hidden size={16} />
      </SteadyButton>
      <SteadyButton
        label="One event on"
        isPossible={moment !== null && last + 1 < happenings.length}
        onPress={() => go(last + 1)}
      >
        <ChevronRight aria-hidden size={16} />
      </SteadyButton>
      <button
        type="button"
        className="fb-button"
        aria-pressed={moment === null}
        onClick={() => viewer.send({ type: 'moment.left' })}
      >
        {moment === null ? 'Now' : 'Back to now'}
      </button>
      <button
        type="button"
        className="fb-button"
        disabled={happenings.length === 0}
        onClick={() => viewer.send({ type: 'report.requested' })}
      >
        {isCopied ? 'Copied' : 'Copy report'}
      </button>
      <ol>
        {shown.map((happening: Happening) => (
          <li key={happening.seq}>
            <button
              ref={happening.seq === last ? showNewest : null}
              type="button"
              aria-current={happening.seq === last ? 'true' : undefined}
              onClick={() => go(happening.seq)}
            >
              <small>{actorWords(happening.actor)}</small> {receivedWords(happening)}{' '}
              <i>{(happening.at / 1000).toFixed(2)} s</i>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
