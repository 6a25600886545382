import { clipped, clippedAhead, widthOf } from '#tools/flowbook/layout/text-size.ts';
import type { PlacedGroup } from '#tools/flowbook/map/placed-map.ts';

const TITLE = { size: 12, weight: 600 } as const;
const NOTE = { size: 11, weight: 400 } as const;
/** px: where the title begins, and what is left of it for its sign. */
const SIDE = 10;
const SIGN = 22;

/** The title of a group whose arrows are always shown: of a path its end, and the whole on demand. */
export const MapGroupTitle = ({ title, x, y, width }: PlacedGroup) => {
  const name = clippedAhead(title, width - 2 * SIDE, TITLE);
  return (
    <text className="fbm-group-name" x={x + SIDE} y={y + 19}>
      {name === title ? null : <title>{title}</title>}
      {name}
    </text>
  );
};

type Props = { group: PlacedGroup; note: string; isOpen: boolean };

/** The title of a group, which shows the arrows of its flows; beside it, what it sends. */
export const MapGroup = ({ group: { title, x, y, width }, note, isOpen }: Props) => {
  const name = clippedAhead(title, width - SIDE - SIGN, TITLE);
  const end = x + SIDE + Math.ceil(widthOf(name, TITLE));
  const words = clipped(note, x + width - end - SIGN - SIDE, NOTE);
  return (
    <>
      <g
        className="fbd-toggle"
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-label={`Arrows of ${title}: ${note}`}
        data-region={title}
      >
        {name === title ? null : <title>{title}</title>}
        <rect className="fbd-toggle-ground" x={x + 4} y={y + 3} width={end + SIGN - x - 4} height={24} rx={3} />
        <text className="fbm-group-name" x={x + SIDE} y={y + 19}>
          {name}
        </text>
        <path
          className="fbd-sign is-chevron"
          d={isOpen ? 'M4 6 8 10 12 6' : 'M6 4 10 8 6 12'}
          transform={`translate(${end + 3} ${y + 7})`}
        />
      </g>
      <g className="fbm-text" aria-hidden>
        <rect
          className="fbm-ground is-group"
          x={end + SIGN}
          y={y + 8}
          width={Math.ceil(widthOf(words, NOTE)) + 8}
          height={13}
        />
        <text className="fbm-group-note" x={end + SIGN + 4} y={y + 19}>
          {words}
        </text>
      </g>
    </>
  );
};
