import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { Door, Inset } from '#tools/flowbook/nest/nested.ts';
import { DiagramParts } from './DiagramParts.tsx';
import { InsetDiagram } from './InsetDiagram.tsx';
import type { InPlace } from './in-place.ts';
import type { Marks } from './marks.ts';
import { answerKey, tellPressed } from './pressed.ts';

type Props = {
  chart: Chart;
  placed: Placed;
  marks: Marks;
  /** A state's path or a transition's id. */
  selected: string | null;
  onState?: (path: string) => void;
  onEdge?: (edgeId: string) => void;
  /** A region is folded or unfolded. */
  onRegion?: (path: string) => void;
  /** Where charts that it runs can be opened, and those that are. */
  doors?: readonly Door[];
  insets?: readonly Inset[];
  inPlace?: InPlace;
};

/** A chart as it is laid out, with what is marked on it. */
export const Diagram = ({ chart, placed, marks, selected, doors = [], insets = [], inPlace, ...handlers }: Props) => {
  const pressed = {
    onState: handlers.onState,
    onEdge: handlers.onEdge,
    onRegion: handlers.onRegion,
    onChild: inPlace && ((child: string) => inPlace.onChild(chart.id, child)),
  };

  return (
    <svg
      className="fbd"
      width={placed.width}
      height={placed.height}
      viewBox={`0 0 ${placed.width} ${placed.height}`}
      role="group"
      aria-label={`Statechart of ${chart.id}`}
      onClick={(event) => tellPressed(event.target, pressed)}
      onKeyDown={(event) => answerKey(event, pressed, placed)}
    >
      <DiagramParts chart={chart} placed={placed} marks={marks} selected={selected} doors={doors} />
      {inPlace &&
        insets.map((inset) => <InsetDiagram key={inset.chart} inset={inset} doors={doors} inPlace={inPlace} />)}
    </svg>
  );
};
