import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { conditionOf } from '#tools/flowbook/chart/condition.ts';
import type { Marks, Tone } from './marks.ts';

type Props = {
  chart: Chart;
  state: ChartState;
  marks: Marks;
  selected: string | null;
  onState?: (path: string) => void;
  onEdge?: (edgeId: string) => void;
};

const nameOf = ({ id, states }: Chart, path: string): string => {
  const key = states.find((state) => state.path === path)?.key ?? path;
  return path === '' ? id : key;
};

/** What a transition does where it leads nowhere else. */
export function stayWords({ isForbidden, reenters }: ChartEdge): string {
  if (isForbidden) return 'does nothing';
  return reenters ? 'enters it again' : 'stays';
}

/** What a transition does, and where it leads; each of the states is a way to go on. */
const EdgeWay = ({ edge, chart, onState }: { edge: ChartEdge; chart: Chart; onState: Props['onState'] }) => {
  const targets = edge.targets.filter((target) => target !== edge.state);
  if (targets.length === 0) return <span> {stayWords(edge)}</span>;
  return (
    <span>
      {' leads to '}
      {targets.map((target, index) => (
        <span key={target}>
          {index === 0 ? '' : ' and '}
          <button type="button" className="fbo-target" onClick={() => onState?.(target)}>
            {nameOf(chart, target)}
          </button>
        </span>
      ))}
    </span>
  );
};

const markOf = ({ id }: ChartEdge, { last, taken }: Marks): string => {
  if (last === id) return ' (last)';
  return taken.has(id) ? ' (taken)' : '';
};

const TONE_WORDS: Partial<Record<Tone, string>> = {
  covered: 'all known',
  gap: 'gap',
  equivalent: 'no change matters',
};

/** Its test results, if they are shown. */
const ToneNote = ({ tone }: { tone: Tone | undefined }) => {
  const words = tone && TONE_WORDS[tone];
  return words === undefined ? null : <span className={`fbo-tone tone-${tone}`}> {words}</span>;
};

const Condition = ({ edge }: { edge: ChartEdge }) => {
  const condition = conditionOf(edge);
  return condition === null ? null : <span className="fbo-guard">{` [${condition}]`}</span>;
};

/** The transitions of a state. */
export const OutlineEdges = ({ chart, state, marks, selected, onState, onEdge }: Props) => {
  const edges = chart.edges.filter((edge) => edge.state === state.path);
  if (edges.length === 0) return null;
  return (
    <ul className="fbo-edges" aria-label={`From ${state.key}`}>
      {edges.map((edge) => (
        <li key={edge.id}>
          <button
            type="button"
            className="fbo-event"
            aria-current={selected === edge.id ? 'true' : undefined}
            onClick={() => onEdge?.(edge.id)}
          >
            {edge.words}
            <Condition edge={edge} />
          </button>
          <EdgeWay edge={edge} chart={chart} onState={onState} />
          {markOf(edge, marks)}
          <ToneNote tone={marks.tones.get(edge.id)} />
          {edge.actions.length === 0 ? null : <span className="fbo-note"> · {edge.actions.join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
};
