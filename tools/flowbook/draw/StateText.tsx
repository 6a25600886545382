import { memo } from 'react';
import type { PlacedState } from '#tools/flowbook/layout/placed.ts';
import { stateClasses } from './mark-classes.ts';
import type { Marks } from './marks.ts';
import { Camera } from './Sign.tsx';
import { StateLines } from './StateLines.tsx';

type Props = { state: PlacedState; marks: Marks; selected: string | null; about: string };

/** px from a state's top to the baseline of its name. */
const BASELINE = 23;
const FRAME_BASELINE = 21;

/** The text of a state: its name, its tags, the first sentence of its description, and its lines. */
export const StateText = memo(({ state, marks, selected, about }: Props) => {
  const { path, key, nameX, x, y, width, depth, tags, detail, isCollapsible, history } = state;
  const nameY = y + (depth === 0 ? FRAME_BASELINE : BASELINE);
  const marked = stateClasses(state, marks);
  return (
    <g data-path={path}>
      <text className={`fbd-name ${marked}`} x={nameX} y={nameY}>
        {key}
        {about === '' ? null : <title>{about}</title>}
      </text>
      {detail.map((row) => (
        <text key={row.y} className={`fbd-detail ${marked}`} x={row.x} y={row.y}>
          {row.text}
        </text>
      ))}
      {tags.map((tag) => (
        <g key={tag.text}>
          <rect className="fbd-tag-ground" x={tag.x} y={tag.y + 2} width={tag.width} height={15} rx={2} />
          <text className="fbd-tag" x={tag.x + 5} y={tag.y + 13}>
            {tag.text}
          </text>
        </g>
      ))}
      {history === undefined ? null : (
        <text className="fbd-history" x={x + width - 17} y={nameY} textAnchor="middle">
          {history.isDeep ? 'H*' : 'H'}
        </text>
      )}
      {marks.pictured.has(path) ? <Camera x={x + width - (isCollapsible ? 44 : 26)} y={y + 10} /> : null}
      <StateLines state={state} marks={marks} selected={selected} />
    </g>
  );
});
StateText.displayName = 'StateText';
