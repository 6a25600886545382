import type { Chart, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { DOING_WORDS, doingsOf } from '#tools/flowbook/chart/doings.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';
import type { InPlace } from './in-place.ts';
import type { Marks } from './marks.ts';
import { OutlineChildren } from './OutlineChildren.tsx';
import { OutlineEdges } from './OutlineEdges.tsx';

type Props = {
  chart: Chart;
  marks: Marks;
  selected: string | null;
  onState?: (path: string) => void;
  onEdge?: (edgeId: string) => void;
  inPlace?: InPlace;
};

const KINDS: Readonly<Record<ChartState['kind'], string>> = {
  atomic: '',
  compound: '',
  parallel: 'all of these at once',
  final: 'the end',
  history: 'where it was last',
};

/** What is said of a state beside its name. */
function noteOf({ path, kind, tags }: ChartState, chart: Chart, marks: Marks): string {
  const begins = chart.states.some(({ initial }) => initial === path);
  const notes = [
    marks.active.has(path) && 'now',
    !marks.active.has(path) && marks.visited.has(path) && 'visited',
    begins && 'begins here',
    KINDS[kind],
    tags.length > 0 && `tagged ${tags.join(', ')}`,
  ];
  return notes.filter(Boolean).join(', ');
}

/** What a state does itself. */
const Doings = ({ state }: { state: ChartState }) =>
  [...grouped(doingsOf(state), ({ kind }) => kind)].map(([kind, doings]) => (
    <p key={kind} className="fbo-about">
      {`${DOING_WORDS[kind]}: ${doings.map(({ text }) => text).join(', ')}`}
    </p>
  ));

/** A chart that is shown where it is run. */
const outlineOf = (child: string, inPlace: InPlace) => {
  const { chart, marks } = inPlace.about(child);
  return (
    <Outline
      {...{ chart, marks, inPlace }}
      selected={null}
      onState={(path) => inPlace.onState(child, path)}
      onEdge={(edge) => inPlace.onEdge(child, edge)}
    />
  );
};

const OutlineState = ({ state, ...props }: Props & { state: ChartState }) => {
  const { chart, marks, selected, onState } = props;
  const children = chart.states.filter(({ parent }) => parent === state.path);
  const note = noteOf(state, chart, marks);
  return (
    <li className="fbo-state">
      <button
        type="button"
        className={marks.active.has(state.path) ? 'fbo-name is-active' : 'fbo-name'}
        aria-current={selected === state.path ? 'true' : undefined}
        onClick={() => onState?.(state.path)}
      >
        {state.key}
      </button>
      {note === '' ? null : <span className="fbo-note"> {note}</span>}
      {state.description === '' ? null : <p className="fbo-about">{state.description}</p>}
      <Doings state={state} />
      {props.inPlace && <OutlineChildren chart={chart} state={state} inPlace={props.inPlace} outlineOf={outlineOf} />}
      <OutlineEdges state={state} {...props} />
      {children.length === 0 ? null : (
        <ul className="fbo-list" aria-label={`Within ${state.key}`}>
          {children.map((child) => (
            <OutlineState key={child.path} state={child} {...props} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** A chart as text: its states, and the targets of each state's events. */
export const Outline = (props: Props) => (
  <ul className="fbo fbo-list" aria-label={`Outline of ${props.chart.id}`}>
    {props.chart.states.slice(0, 1).map((root) => (
      <OutlineState key={root.path} state={root} {...props} />
    ))}
  </ul>
);
