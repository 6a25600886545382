import { clipped, widthOf } from '#tools/flowbook/layout/text-size.ts';
import { NAME } from '#tools/flowbook/layout/written.ts';
import type { Door, Inset } from '#tools/flowbook/nest/nested.ts';
import { DiagramParts } from './DiagramParts.tsx';
import type { InPlace } from './in-place.ts';
import { classes } from './marks.ts';
import { answerKey, tellPressed } from './pressed.ts';

const NOTE = { size: 12, weight: 400 } as const;
/** px from the sides, and between a chart's name and what is said beside it. */
const PAD = 12;
const GAP = 20;

type Props = { inset: Inset; doors: readonly Door[]; inPlace: InPlace };

/** px: farther down than this there are other lines between. */
const NEXT = 24;

/** A chart is joined to the line that names it, where nothing else is said between. */
const Joint = ({ inset: { x, y, chart }, doors }: Omit<Props, 'inPlace'>) => {
  const door = doors.find((each) => each.chart === chart);
  if (!door || door.y + door.height + NEXT < y) return null;
  const from = Math.max(door.x + PAD, x + PAD);
  return <path className="fbd-joint" d={`M${from} ${door.y + door.height - 3}V${y}`} />;
};

/** A chart in the state that runs it, and in it those that are open there. */
export const InsetDiagram = ({ inset, doors, inPlace }: Props) => {
  const { chart: id, x, y, nested } = inset;
  const { chart, marks, words, isRunning } = inPlace.about(id);
  const { placed } = nested;
  const pressed = {
    onState: (path: string) => inPlace.onState(id, path),
    onEdge: (edge: string) => inPlace.onEdge(id, edge),
    onRegion: (path: string) => inPlace.onRegion(id, path),
    onChild: (child: string) => inPlace.onChild(id, child),
  };
  const space = placed.width - 2 * PAD - widthOf(id, NAME) - GAP;

  return (
    <>
      <Joint inset={inset} doors={doors} />
      <svg
        className={classes('fbd-inset', !isRunning && 'is-idle')}
        role="group"
        aria-label={`Statechart of ${id} in place, ${words}`}
        {...{ x, y, width: placed.width, height: placed.height }}
        onClick={(event) => {
          event.stopPropagation();
          tellPressed(event.target, pressed);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          answerKey(event, pressed, placed);
        }}
      >
        <DiagramParts chart={chart} placed={placed} marks={marks} selected={null} doors={nested.doors} />
        <text
          className={classes('fbd-now', isRunning && 'is-running')}
          x={placed.width - PAD}
          y={23}
          textAnchor="end"
          aria-hidden
        >
          <title>{words}</title>
          {clipped(words, space, NOTE)}
        </text>
        {nested.insets.map((inner) => (
          <InsetDiagram key={inner.chart} inset={inner} doors={nested.doors} inPlace={inPlace} />
        ))}
      </svg>
    </>
  );
};
