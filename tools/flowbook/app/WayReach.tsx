import type { ReactNode } from 'react';
import { wayLed } from '#tools/flowbook/machines/frame.selectors.ts';
import { missedWords, reachWords } from '#tools/flowbook/way/reach-words.ts';
import { useFrame } from './surroundings.ts';

/** How much of a report's moment the shop is led to, and what will be otherwise. */
export function WayReach(): ReactNode {
  const reach = useFrame(wayLed)?.reach ?? null;
  return (
    <>
      <p role="status" className="fb-reach">
        {reach === null ? '' : reachWords(reach)}
      </p>
      {reach !== null && reach.missed.length > 0 && (
        <>
          <ul className="fb-missed" aria-label="Otherwise than at this moment">
            {reach.missed.map((missed) => (
              <li key={missed.chart}>
                <b>{missed.chart}</b> {missedWords(missed)}
              </li>
            ))}
          </ul>
          <p className="fb-met">As at this moment: {reach.met.join(', ')}.</p>
        </>
      )}
    </>
  );
}
