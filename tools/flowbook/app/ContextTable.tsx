import type { ReactNode } from 'react';
import { standingText } from '#tools/flowbook/live/standing-text.ts';
import { actorWords, receivedWords } from './charts.ts';
import { useShownActors } from './shown-actor.ts';

/** A value as one line; strings without their quotes. */
const shortly = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What the shown flow remembers; what its last event has changed, with what it was. */
export function ContextTable(): ReactNode {
  const { shown } = useShownActors();
  if (shown === null) return null;
  const { context, former, last, states } = shown;
  const rows = Object.entries(context);
  return (
    <section className="fb-context" aria-label="Context">
      <h2 className="fb-head">
        {states.length === 0 ? 'Ended' : standingText(states) || 'running'}
        <span>{rows.length === 1 ? '1 value' : `${rows.length} values`}</span>
      </h2>
      <p className="fb-last">
        Last event <b>{receivedWords(last)}</b> from {actorWords(last.from)}
        {last.payload !== null && <code>{JSON.stringify(last.payload)}</code>}
      </p>
      <table>
        <tbody>
          {rows.map(([name, value]) => {
            const was = former === null || shortly(former[name]) === shortly(value) ? null : shortly(former[name]);
            return (
              <tr key={name} data-changed={was !== null}>
                <th scope="row">{name}</th>
                <td>
                  <span>{shortly(value)}</span>
                  {was !== null && <small>was {was}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
