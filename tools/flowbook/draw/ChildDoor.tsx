import type { Door } from '#tools/flowbook/nest/nested.ts';

/** px: it is as high as its line, but the target is larger. */
const INSET = 3;

/** What opens a chart in the state that runs it: the line that names it. */
export const ChildDoor = ({ door: { chart, isOpen, x, y, width, height } }: { door: Door }) => (
  <g
    className="fbd-toggle is-door"
    role="button"
    tabIndex={0}
    aria-expanded={isOpen}
    aria-label={`Show the chart of ${chart} here`}
    data-child={chart}
  >
    <title>{isOpen ? `Close ${chart}` : `Show the chart of ${chart} here`}</title>
    <rect className="fbd-reached" {...{ x, y, width, height }} />
    <rect
      className={isOpen ? 'fbd-door is-open' : 'fbd-door'}
      {...{ x, width }}
      y={y + INSET}
      height={height - 2 * INSET}
      rx={3}
    />
  </g>
);
