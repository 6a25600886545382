import { factWords } from '#tools/flowbook/map/lay-out-focus.ts';
import type { PlacedArrow } from '#tools/flowbook/map/placed-map.ts';
import type { MapFact } from '#tools/flowbook/map/system-map.ts';
import { classes } from './marks.ts';
import { headPath, strokePath } from './stroke.ts';

type Arrow = { arrow: PlacedArrow; facts: readonly MapFact[]; isLit: boolean; isNear: boolean; isFar: boolean };

const markOf = ({ isLit, isNear, isFar }: Arrow): string =>
  classes(isFar && 'is-far', isNear && 'is-near', isLit && 'is-lit');

/** An arrow from a sender to a receiver: faint, until it matters. */
const MapArrow = (props: Arrow) => {
  const { id, points } = props.arrow;
  const marked = markOf(props);
  return (
    <g data-edge={id}>
      <path className={`fbm-stroke ${marked}`} d={strokePath(points, true)} />
      <path className={`fbm-head ${marked}`} d={headPath(points)} />
    </g>
  );
};

/** How many events it receives, or these. */
const MapLabel = (props: Arrow) => {
  const { id, label } = props.arrow;
  if (label === null) return null;
  const { x, y, width, height, lines } = label;
  const marked = markOf(props);
  return (
    <g data-edge={id}>
      <rect className={`fbm-ground ${marked}`} {...{ x, y, width, height }} rx={2} />
      {lines.map((line) => (
        <text key={line.text} className={`fbm-fact ${marked}`} x={line.x} y={line.y} textAnchor="middle">
          <title>{props.facts.map(factWords).join('\n')}</title>
          {line.text}
        </text>
      ))}
    </g>
  );
};

/** The labels are above all lines. */
export const MapArrows = ({ arrows }: { arrows: readonly Arrow[] }) => (
  <>
    {arrows.map((arrow) => (
      <MapArrow key={arrow.arrow.id} {...arrow} />
    ))}
    {arrows.map((arrow) => (
      <MapLabel key={arrow.arrow.id} {...arrow} />
    ))}
  </>
);
