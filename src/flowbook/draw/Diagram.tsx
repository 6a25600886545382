import type { KeyboardEvent } from 'react';
import type { Chart } from '#src/flowbook/chart/chart-model.ts';
import type { Placed } from '#src/flowbook/layout/placed.ts';
import { EdgeLabel } from './EdgeLabel.tsx';
import { Arrow, EdgeLine } from './EdgeLine.tsx';
import { hubWay } from './hub-way.ts';
import type { Marks } from './marks.ts';
import { moveFocus, tellPressed } from './pressed.ts';
import { StateBox } from './StateBox.tsx';
import { StateText } from './StateText.tsx';
import { Toggle } from './Toggle.tsx';

type Props = {
  chart: Chart;
  placed: Placed;
  marks: Marks;
  /** A state's path or a transition's id. */
  selected: string | null;
  onState?: (path: string) => void;
  onEdge?: (edgeId: string) => void;
  /** A region is to be drawn without its states, or with them again. */
  onRegion?: (path: string) => void;
};

/** What is drawn is heard on the buttons, and read in the outline. */
const UNHEARD = { 'aria-hidden': true };

/** A chart as it is laid out, with what is marked on it. */
export const Diagram = ({ chart, placed, marks, selected, onState, onEdge, onRegion }: Props) => {
  const pressed = { onState, onEdge, onRegion };
  const edges = new Map(chart.edges.map((edge) => [edge.id, edge]));
  const about = new Map(chart.states.map(({ path, description }) => [path, description]));
  const way = selected === null ? null : hubWay(placed, edges.get(selected));
  const hasSelected = placed.states.some(({ path }) => path === selected) ? selected : null;

  function answerKey(event: KeyboardEvent<SVGSVGElement>): void {
    const isPress = event.key === 'Enter' || event.key === ' ';
    const isAnswered = isPress
      ? tellPressed(event.target, pressed)
      : moveFocus(event.currentTarget, event.target, event.key, placed);
    if (isAnswered) event.preventDefault();
  }

  return (
    <svg
      className="fbd"
      width={placed.width}
      height={placed.height}
      viewBox={`0 0 ${placed.width} ${placed.height}`}
      role="group"
      aria-label={`Statechart of ${chart.id}`}
      onClick={(event) => tellPressed(event.target, pressed)}
      onKeyDown={answerKey}
    >
      {placed.states.map((state, index) => (
        <StateBox key={state.path} state={state} marks={marks} selected={hasSelected} isFirst={index === 0} />
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
      {placed.states.map((state) => (state.isCollapsible ? <Toggle key={state.path} state={state} /> : null))}
    </svg>
  );
};
