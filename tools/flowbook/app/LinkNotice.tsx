import type { ReactNode } from 'react';
import { ignoredInLink } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

/** What of the opened link was not understood. */
export function LinkNotice(): ReactNode {
  const { viewer } = useSurroundings();
  const ignored = useViewer(ignoredInLink);
  if (ignored.length === 0) return null;
  return (
    <p className="fb-notice" role="status">
      <span>This link says what Flowbook does not know, and that is ignored: {ignored.join(', ')}</span>
      <button type="button" className="fb-button" onClick={() => viewer.send({ type: 'notice.dismissed' })}>
        Dismiss
      </button>
    </p>
  );
}
