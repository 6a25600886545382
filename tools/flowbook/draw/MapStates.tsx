import { clipped } from '#tools/flowbook/layout/text-size.ts';
import { MAP_ROW, type PlacedBox, STATES_BELOW } from '#tools/flowbook/map/placed-map.ts';
import { classes } from './marks.ts';

/** A state of a chart, as it is named in the chart's box on the map. */
export type MapState = { readonly path: string; readonly words: string; readonly isActive: boolean };

const TEXT = { size: 12, weight: 500 } as const;
const SIDE = 12;
const CORNER = 28;
const SIGN = 24;

type Props = { title: string; id: string; placed: PlacedBox; states: readonly MapState[]; isOpen: boolean };

/** What shows the states of a chart in its box, and these. */
export const MapStates = ({ title, id, placed: { x, y, width, height }, states, isOpen }: Props) => {
  const top = y + height - STATES_BELOW - states.length * MAP_ROW;
  return (
    <>
      <g
        className="fbd-toggle"
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-label={`Show the states of ${title} here`}
        data-child={id}
      >
        <rect className="fbd-toggle-ground" x={x + width - CORNER} y={y + 4} width={SIGN} height={SIGN} rx={3} />
        <path
          className="fbd-sign is-chevron"
          d={isOpen ? 'M4 6 8 10 12 6' : 'M6 4 10 8 6 12'}
          transform={`translate(${x + width - SIGN} ${y + 8})`}
        />
      </g>
      {isOpen &&
        states.map(({ path, words, isActive }, index) => (
          <g
            key={path}
            className="fbd-toggle is-state"
            role="button"
            tabIndex={0}
            aria-label={`${words} of ${title}${isActive ? ', now' : ''}`}
            data-path={`${id}/${path}`}
          >
            <title>{words}</title>
            <rect
              className={classes('fbm-state', isActive && 'is-active')}
              x={x + 6}
              y={top + index * MAP_ROW + 1}
              width={width - 12}
              height={MAP_ROW - 2}
              rx={2}
            />
            <text
              className={classes('fbm-state-name', isActive && 'is-active')}
              x={x + SIDE}
              y={top + index * MAP_ROW + 16}
            >
              {clipped(words, width - 2 * SIDE, TEXT)}
            </text>
          </g>
        ))}
    </>
  );
};
