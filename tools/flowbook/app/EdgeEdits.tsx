import type { ReactNode } from 'react';
import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { DraftChoice } from './DraftChoice.tsx';
import { useSurroundings } from './surroundings.ts';

/** What can be done with a transition. */
export function EdgeEdits({ edge: { id, targets: was } }: { edge: ChartEdge }): ReactNode {
  const { editing } = useSurroundings();
  return (
    <>
      <DraftChoice words="Lead it elsewhere" draft={{ kind: 'retargeting', transition: id, was }} />
      <button
        type="button"
        className="fb-button"
        data-once
        onClick={() =>
          editing.send({ type: 'edit.requested', edit: { kind: 'deleteTransition', transition: id, was } })
        }
      >
        Delete
      </button>
    </>
  );
}
