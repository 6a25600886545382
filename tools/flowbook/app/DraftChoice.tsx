import type { ReactNode } from 'react';
import { begunWith } from '#tools/flowbook/machines/editing.selectors.ts';
import { choiceOf, type Draft } from '#tools/flowbook/sketch/draft.ts';
import { takeFocus } from './sketch.actors.ts';
import { useEditing, useSurroundings } from './surroundings.ts';

/** Begins an edit for which something is typed or chosen. Once that is over, it has the focus again. */
export function DraftChoice({ words, draft }: { words: string; draft: Draft }): ReactNode {
  const { editing } = useSurroundings();
  const hasBegun = useEditing(begunWith) === choiceOf(draft);
  return (
    <button
      ref={hasBegun ? takeFocus : null}
      type="button"
      className="fb-button"
      onClick={() => editing.send({ type: 'draft.begun', draft })}
    >
      {words}
    </button>
  );
}
