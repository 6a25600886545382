import type { ReactNode } from 'react';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { senderOf } from '#tools/flowbook/live/lanes.ts';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { actorWords, receivedWords, transitionWords } from './charts.ts';
import { outcomeOf, seconds } from './SequenceRow.tsx';

/** All of the chosen event: what it carries, the state that followed, and what its receiver has reported. */
export function SequenceDetail({ happening }: { happening: Happening }): ReactNode {
  const { actor, chart, payload, took, reported } = happening;
  return (
    <section className="fb-selected" aria-label={`About event ${happening.seq}`}>
      <p>
        <b>{receivedWords(happening)}</b> from {actorWords(senderOf(happening))} to{' '}
        <a href={hrefOf(chart)}>{actorWords(actor)}</a> after {seconds(happening)}; then {outcomeOf(happening)}
        {took.length > 0 && <span>, by {took.map((id) => transitionWords(chart, id)).join(', ')}</span>}
        {reported.length > 0 && <span>; reports {reported.join(', ')}</span>}
      </p>
      <pre>{payload === null ? 'It carries nothing.' : JSON.stringify(payload, null, 1)}</pre>
    </section>
  );
}
