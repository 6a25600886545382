import type { RefCallback } from 'react';
import { leaveFocusToHeading } from '#src/platform/focus.ts';
import { Button } from './Button.tsx';

type Props = {
  shown: boolean;
  className: { region: string; note: string };
  onTryAgain: () => void;
  /** The note's ref: it passes the focus on when the note is removed. */
  leaveFocus?: RefCallback<HTMLElement>;
};

/**
 * The note says that loading takes long. The live region always exists, because only changes inside a live region are
 * read out. API-3.
 */
export const SlowNote = ({ shown, className, onTryAgain, leaveFocus = leaveFocusToHeading }: Props) => (
  <div role="status" className={className.region}>
    {shown ? (
      <div ref={leaveFocus} className={className.note}>
        <span>This is taking longer than usual.</span>
        <Button variant="quiet" size="sm" onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    ) : null}
  </div>
);
