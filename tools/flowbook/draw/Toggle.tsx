import type { PlacedState } from '#tools/flowbook/layout/placed.ts';

/** Folds or unfolds a region. */
export const Toggle = ({ state: { path, key, x, y, width, isCollapsed } }: { state: PlacedState }) => (
  <g
    className="fbd-toggle"
    role="button"
    tabIndex={0}
    aria-expanded={!isCollapsed}
    aria-label={`States of ${key}`}
    data-region={path}
  >
    <rect className="fbd-toggle-ground" x={x + width - 28} y={y + 4} width={24} height={24} rx={3} />
    <path
      className="fbd-sign is-chevron"
      d={isCollapsed ? 'M6 4 10 8 6 12' : 'M4 6 8 10 12 6'}
      transform={`translate(${x + width - 24} ${y + 8})`}
    />
  </g>
);
