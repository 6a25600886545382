import type { ReactNode } from 'react';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { standingText } from '#tools/flowbook/live/standing-text.ts';
import { actorWords, receivedWords } from './charts.ts';
import { Name } from './Name.tsx';
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
        Last event{' '}
        <b>
          <Name>{receivedWords(last)}</Name>
        </b>{' '}
        from {actorWords(last.from)}
        {last.payload !== null && (
          <code>
            <Name>{JSON.stringify(last.payload)}</Name>
          </code>
        )}
      </p>
      <table>
        <tbody>
          {rows.map(([name, value]) => {
            const before = former === null ? value : ownEntry(former, name);
            const was = shortly(before) === shortly(value) ? null : shortly(before);
            return (
              <tr key={name} data-changed={was !== null}>
                <th scope="row">
                  <Name>{name}</Name>
                </th>
                <td>
                  <span>
                    <Name>{shortly(value)}</Name>
                  </span>
                  {was !== null && (
                    <small>
                      was <Name>{was}</Name>
                    </small>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
