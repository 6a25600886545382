import { clipped } from '#tools/flowbook/layout/text-size.ts';
import type { PlacedBox } from '#tools/flowbook/map/placed-map.ts';
import type { MapBox as Box } from '#tools/flowbook/map/system-map.ts';
import { classes } from './marks.ts';

/** The state of a flow in the shop beside the map. */
export type BoxNow = {
  /** The state that it is in, as one line; null where it is not running. */
  readonly state: string | null;
  /** How many of it run. */
  readonly instances: number;
};

type Props = {
  box: Box;
  placed: PlacedBox;
  outside: readonly string[];
  now: BoxNow | null;
  isSelected: boolean;
  hasTabStop: boolean;
};

const NAME = { size: 14, weight: 600 } as const;
const DETAIL = { size: 12, weight: 400 } as const;
const OUTSIDE = { size: 11, weight: 400 } as const;

/** px: before a name, and after it for the sign. */
const BESIDE_NAME = 12 + 24;

/** The text below a box's name. @param now null if no shop runs beside the map */
function noteOf({ kind, about, runsIn, isMany }: Box, now: BoxNow | null): string {
  if (kind === 'outside') return about;
  if (now !== null) return now.state ?? 'not running';
  if (isMany) return 'one for each product';
  return runsIn === null ? '' : `while ${runsIn.split('.')[2] ?? runsIn} is shown`;
}

function classOf({ kind }: Box, now: BoxNow | null): string {
  if (now === null || kind === 'outside') return `is-${kind}`;
  return now.state === null ? 'is-idle' : `is-${kind} is-running`;
}

/** Screen readers read the text as the button's name. */
const UNHEARD = { 'aria-hidden': true };

/** A flow on the map, or what lies outside of all. */
export const MapBox = ({ box, placed: { x, y, width, height }, outside, now, isSelected, hasTabStop }: Props) => {
  const note = noteOf(box, now);
  const count = now !== null && now.instances > 1 ? now.instances : 0;
  const marked = classes(classOf(box, now), isSelected && 'is-selected');
  const isBare = note === '' && outside.length === 0;
  return (
    <>
      <g
        className="fbd-button"
        role="button"
        tabIndex={hasTabStop ? 0 : -1}
        aria-label={[box.title, note, count > 0 && `${count} of them`, ...outside].filter(Boolean).join(', ')}
        data-path={box.id}
      >
        <title>{[box.title, box.about].filter(Boolean).join('\n')}</title>
        {box.isMany ? (
          <rect className={`fbm-box ${marked}`} x={x + 4} y={y + 4} width={width} height={height} rx={3} />
        ) : null}
        <rect className={`fbm-box ${marked}`} x={x} y={y} width={width} height={height} rx={3} />
      </g>
      <g className="fbm-text" {...UNHEARD}>
        <text className={`fbm-name ${marked}`} x={x + 12} y={y + (isBare ? 38 : 22)}>
          {clipped(box.title, width - BESIDE_NAME, NAME)}
        </text>
        {count > 0 ? (
          <text className="fbm-count" x={x + width - 32} y={y + 22} textAnchor="end">
            {`× ${count}`}
          </text>
        ) : null}
        <text className={`fbm-note ${marked}`} x={x + 12} y={y + 39}>
          {clipped(note, width - 24, DETAIL)}
        </text>
        {outside.length === 0 ? null : (
          <text className="fbm-outside" x={x + 12} y={y + (note === '' ? 41 : 56)}>
            {clipped(outside.join(' · '), width - 24, OUTSIDE)}
          </text>
        )}
      </g>
    </>
  );
};
