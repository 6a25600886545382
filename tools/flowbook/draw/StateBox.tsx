import { memo } from 'react';
import type { PlacedState } from '#tools/flowbook/layout/placed.ts';
import { TITLE_BAR } from '#tools/flowbook/layout/written.ts';
import { stateClasses } from './mark-classes.ts';
import { classes, type Marks } from './marks.ts';

type Props = { state: PlacedState; marks: Marks; selected: string | null; hasTabStop: boolean };

/** px: the side of the folded corner of a state with notes. */
const FOLD = 12;

function nameOf({ path, key }: PlacedState, { active, visited, noted }: Marks): string {
  const notes = noted.has(path) ? ', has notes' : '';
  if (active.has(path)) return `${key}, now${notes}`;
  return `${key}${visited.has(path) ? ', visited' : ''}${notes}`;
}

/** A state's box can be pressed and focused. Its text is painted above the lines. */
export const StateBox = memo(({ state, marks, selected, hasTabStop }: Props) => {
  const { path, x, y, width, height, depth, isOpen, kind } = state;
  const marked = classes(stateClasses(state, marks), selected === path && 'is-selected');
  return (
    <g
      className="fbd-button"
      role="button"
      tabIndex={hasTabStop ? 0 : -1}
      aria-label={nameOf(state, marks)}
      data-path={path}
    >
      {marks.active.has(path) && !isOpen ? (
        <rect className="fbd-glow" x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={6} />
      ) : null}
      <rect className={`fbd-box ${marked}`} x={x} y={y} width={width} height={height} rx={3} />
      {marks.noted.has(path) ? (
        <path className="fbd-noted" d={`M${x + width - FOLD} ${y}h${FOLD}v${FOLD}z`}>
          <title>Has notes</title>
        </path>
      ) : null}
      {kind === 'final' ? (
        <rect className={`fbd-inner ${marked}`} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={2} />
      ) : null}
      {kind === 'history' ? <circle className="fbd-inner is-history" cx={x + width - 17} cy={y + 18} r={11} /> : null}
      {depth === 0 ? <path className="fbd-rule" d={`M${x} ${y + TITLE_BAR}H${x + width}`} /> : null}
    </g>
  );
});
StateBox.displayName = 'StateBox';
