import type { ReactNode } from 'react';
import type { WaitingActor } from '#tools/flowbook/alone/alone-face.ts';
import type { HandAnswer } from '#tools/flowbook/alone/by-hand.ts';
import { canDrive, faceOf } from '#tools/flowbook/machines/alone.selectors.ts';
import { actorWords } from './charts.ts';
import { leaveFocusToAlone } from './leave-focus.ts';
import { useAlone, useSurroundings } from './surroundings.ts';
import { TypedJson } from './TypedJson.tsx';

const WORDS: Readonly<Record<HandAnswer['kind'], { readonly button: string; readonly placeholder: string }>> = {
  done: { button: 'Is done', placeholder: 'value (JSON)' },
  failed: { button: 'Fails', placeholder: 'why, or fields (JSON)' },
  sent: { button: 'Sends', placeholder: 'event' },
  next: { button: 'Gives a value', placeholder: 'value (JSON)' },
};

const KINDS: Readonly<Record<WaitingActor['kind'], string>> = {
  machine: 'a chart',
  transition: 'a reducer',
  promise: 'a promise',
  callback: 'a callback',
  observable: 'an observable',
  events: 'an observable of events',
  named: 'named only',
};

function Waiting({ actor: { name, kind, answers, input, received } }: { actor: WaitingActor }): ReactNode {
  const words = actorWords(name);
  const { alone } = useSurroundings();
  const given = input === undefined || input === null ? '' : JSON.stringify(input);
  const placeholder = [...new Set(answers.map((answer) => WORDS[answer].placeholder))].join(', ');
  return (
    <li ref={leaveFocusToAlone}>
      <p>
        <b>{words}</b> <span>{KINDS[kind]}</span>
        {given !== '' && given !== '{}' && <code>{given}</code>}
        {received.length > 0 && <small>was sent {received.join(', ')}</small>}
      </p>
      <TypedJson label={`Answer of ${words}`} placeholder={placeholder}>
        {(text) => (
          <p className="fb-answers">
            {answers.map((answer) => (
              <button
                key={answer}
                type="button"
                className="fb-button"
                onClick={() => alone.send({ type: 'actor.answered', actor: name, answer, text })}
              >
                <span className="fb-unseen">{words} </span>
                {WORDS[answer].button}
              </button>
            ))}
          </p>
        )}
      </TypedJson>
    </li>
  );
}

/** What the chart waits for: each actor is answered by hand. */
export function AloneActors(): ReactNode {
  const { waiting } = useAlone(faceOf);
  const isDriven = useAlone(canDrive);
  if (waiting.length === 0 || !isDriven) return null;
  return (
    <section aria-label="Actors that wait">
      <h3 className="fb-head">
        Answer actors <span>{waiting.length === 1 ? '1 waits' : `${waiting.length} wait`}</span>
      </h3>
      <ul className="fb-waiting">
        {waiting.map((actor) => (
          <Waiting key={actor.name} actor={actor} />
        ))}
      </ul>
    </section>
  );
}
