import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { Door } from '#tools/flowbook/nest/nested.ts';
import { ChildDoor } from './ChildDoor.tsx';
import { EdgeLabel } from './EdgeLabel.tsx';
import { Arrow, EdgeLine } from './EdgeLine.tsx';
import { EdgeStops } from './EdgeStops.tsx';
import { hubWay } from './hub-way.ts';
import type { Marks } from './marks.ts';
import { StateBox } from './StateBox.tsx';
import { StateText } from './StateText.tsx';
import { Toggle } from './Toggle.tsx';

type Props = { chart: Chart; placed: Placed; marks: Marks; selected: string | null; doors: readonly Door[] };

/** Screen readers read the buttons and the outline instead of the drawing. */
const UNHEARD = { 'aria-hidden': true };

/** All parts of the diagram of one chart. */
export const DiagramParts = ({ chart, placed, marks, selected, doors }: Props) => {
  const edges = new Map(chart.edges.map((edge) => [edge.id, edge]));
  const about = new Map(chart.states.map(({ path, description }) => [path, description]));
  const way = selected === null ? null : hubWay(placed, edges.get(selected));
  const chosen = edges.get(selected ?? '')?.state ?? selected;
  const at = placed.states.find(({ path }) => path === chosen) ?? placed.states[0];
  return (
    <>
      {placed.states.map((state) => (
        <StateBox key={state.path} state={state} marks={marks} selected={selected} hasTabStop={state === at} />
      ))}
      <g {...UNHEARD}>
        {placed.dots.map(({ path, x, y, points }) => (
          <g key={path}>
            <circle className="fbd-head is-start" cx={x} cy={y} r={4.5} />
            <Arrow points={points} hasHead marked="is-start" />
          </g>
        ))}
        {placed.edges.map((edge) => (
          <EdgeLine key={edge.id} edge={edge} marks={marks} selected={selected} />
        ))}
        {placed.states.map((state) => (
          <StateText
            key={state.path}
            state={state}
            marks={marks}
            selected={selected}
            about={about.get(state.path) ?? ''}
          />
        ))}
        {placed.edges.map((edge) => (
          <EdgeLabel key={edge.id} edge={edge} edges={edges} marks={marks} selected={selected} />
        ))}
        {way === null ? null : <Arrow points={way} hasHead marked="is-selected" />}
      </g>
      {chosen !== null && <EdgeStops chart={chart} placed={placed} from={chosen} selected={selected} />}
      {placed.states.map((state) => (state.isCollapsible ? <Toggle key={state.path} state={state} /> : null))}
      {doors.map((door) => (
        <ChildDoor key={door.chart} door={door} />
      ))}
    </>
  );
};
