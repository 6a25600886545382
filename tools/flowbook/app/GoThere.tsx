import type { ReactNode } from 'react';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import { useSurroundings } from './surroundings.ts';

/** Walks the shop to the state, or over the transition, that is looked at. So does the key g. */
export function GoThere({ goal }: { goal: GoalState }): ReactNode {
  const { way } = useSurroundings();
  return (
    <button
      type="button"
      className="fb-button fb-primary"
      title="Go there (g)"
      aria-keyshortcuts="g"
      data-key="g"
      onClick={() => way.send({ type: 'goal.requested', goal })}
    >
      Go there
    </button>
  );
}
