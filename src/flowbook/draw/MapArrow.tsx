import type { PlacedArrow } from '#src/flowbook/map/placed-map.ts';
import type { MapFact } from '#src/flowbook/map/system-map.ts';
import { classes } from './marks.ts';
import { headPath, strokePath } from './stroke.ts';

type Props = { arrow: PlacedArrow; facts: readonly MapFact[]; isLit: boolean; isNear: boolean; isFar: boolean };

const factWords = ({ fact, becomes }: MapFact): string => (fact === becomes ? fact : `${fact}: ${becomes}`);

/** What one tells another. Ways to what lies outside are drawn while they matter. */
export const MapArrow = ({ arrow: { id, points, label }, facts, isLit, isNear, isFar }: Props) => {
  const marked = classes(label === null && 'is-outside', isFar && 'is-far', isNear && 'is-near', isLit && 'is-lit');
  return (
    <g data-edge={id}>
      <path className={`fbm-stroke ${marked}`} d={strokePath(points, true)} />
      <path className={`fbm-head ${marked}`} d={headPath(points)} />
      {label === null ? null : (
        <>
          <rect
            className={`fbm-ground ${marked}`}
            x={label.x}
            y={label.y}
            width={label.width}
            height={label.height}
            rx={2}
          />
          {label.lines.map(({ text, x, y }) => (
            <text key={text} className={`fbm-fact ${marked}`} x={x} y={y} textAnchor="middle">
              <title>{facts.map(factWords).join('\n')}</title>
              {text}
            </text>
          ))}
        </>
      )}
    </g>
  );
};
