import type { ReactNode } from 'react';
import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { useSurroundings } from './surroundings.ts';

/** What can be done with a transition. */
export function EdgeEdits({ edge: { id } }: { edge: ChartEdge }): ReactNode {
  const { editing } = useSurroundings();
  return (
    <>
      <button
        type="button"
        className="fb-button"
        onClick={() => editing.send({ type: 'draft.begun', draft: { kind: 'retargeting', transition: id } })}
      >
        Lead it elsewhere
      </button>
      <button
        type="button"
        className="fb-button"
        onClick={() => editing.send({ type: 'edit.requested', edit: { kind: 'deleteTransition', transition: id } })}
      >
        Delete
      </button>
    </>
  );
}
