import { type RefCallback, useCallback } from 'react';
import { leaveFocusToHeading } from '#src/platform/focus.ts';
import { slowNote } from '#styled-system/recipes';
import { Button } from './Button.tsx';
import { showWhole } from './show-whole.ts';

type Props = {
  shown: boolean;
  /** Below what was pressed, on the picture, or over the list that is loading. */
  place: 'below' | 'plate' | 'list';
  /** Not given where a repeated request could do harm. */
  onTryAgain?: () => void;
  /** The note's ref: it passes the focus on when the note is removed. */
  leaveFocus?: RefCallback<HTMLElement>;
};

/**
 * The note says that an answer takes long. The live region always exists, because only changes inside a live region are
 * read out. API-3.
 */
export function SlowNote({ shown, place, onTryAgain, leaveFocus = leaveFocusToHeading }: Props) {
  const c = slowNote({ place });
  const appear = useCallback(
    (note: HTMLElement | null) => {
      if (place === 'below') showWhole(note);
      return leaveFocus(note);
    },
    [place, leaveFocus],
  );
  return (
    <div role="status" className={c.region}>
      {shown ? (
        <div ref={appear} className={c.note}>
          <span>This is taking longer than usual.</span>
          {onTryAgain ? (
            <Button variant="quiet" size="sm" onClick={onTryAgain}>
              Try again
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
