import type { ReactNode } from 'react';
import { failsAtStart, isRunningAlone } from '#tools/flowbook/machines/alone.selectors.ts';
import { useAlone, useSurroundings } from './surroundings.ts';
import { TypedJson } from './TypedJson.tsx';

/** What the chart is started with: some cannot start without. */
export function AloneInput(): ReactNode {
  const { alone } = useSurroundings();
  const isRunning = useAlone(isRunningAlone);
  const isMissing = useAlone(failsAtStart);
  if (!isRunning) return null;
  return (
    <details className="fb-part" open={isMissing}>
      <summary>
        Input <span>start with another one</span>
      </summary>
      <TypedJson label="Input of the chart, as JSON" placeholder='{"userId": "7"}'>
        {(text) => (
          <button type="button" className="fb-button" onClick={() => alone.send({ type: 'input.typed', text })}>
            Start with it
          </button>
        )}
      </TypedJson>
    </details>
  );
}
