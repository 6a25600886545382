import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { StoryChange } from './StoryChange.tsx';
import type { PicturedState, Storyboard } from './storyboard.ts';
import type { StoryboardProps } from './storyboard-props.ts';

type Props = Omit<StoryboardProps, 'chart' | 'storyboard'> & {
  storyboard: Storyboard;
  chart: Chart;
  picture: PicturedState;
};

const isOf = (path: string, state: string): boolean => path === state || path.startsWith(`${state}.`);

/** One picture in detail: the way to it, its requirements, the result of axe, and the changes of its transitions. */
export function StoryDetail({
  storyboard,
  chart,
  picture,
  pictureUrl,
  onState,
  onEdge,
  onRequirement,
}: Props): ReactNode {
  const { path, width, moves, requirements, axe, pathId, file } = picture;
  const own = chart.edges.filter(({ state }) => state !== '' && isOf(path, state));
  const changes = storyboard.transitions.filter(
    (one) => one.chart === chart.id && one.width === width && own.some(({ id }) => id === one.edge),
  );
  return (
    <section className="sb-detail" aria-label={path}>
      <img className="sb-shot" src={pictureUrl(file)} alt={`${path} at ${width} px`} />
      <div>
        <header>
          <h2>{path}</h2>
          <button type="button" className="fb-button" onClick={() => onState(null)} aria-label="Close">
            <X aria-hidden size={15} />
          </button>
        </header>
        <p>{chart.states.find((state) => state.path === path)?.description}</p>
        <h3>Meets</h3>
        <ul className="sb-requirements">
          {requirements.map(({ id, sentence }) => (
            <li key={id}>
              <button type="button" onClick={() => onRequirement?.(id)}>
                {id}
              </button>
              <span>{sentence}</span>
            </li>
          ))}
          {requirements.length === 0 && <li>No statement names it.</li>}
        </ul>
        <h3>Seen after</h3>
        <p className="sb-moves">{moves.length === 0 ? 'The page is opened.' : moves.join(' → ')}</p>
        <p className="sb-facts">
          <span>{pathId === null ? 'on no generated path' : `path ${pathId}`}</span>
          <span data-found={axe !== 'clean'}>{axe === 'clean' ? 'axe finds nothing' : axe.join('; ')}</span>
        </p>
        {changes.length > 0 && <h3>What changes on the screen</h3>}
        <ul className="sb-changes">
          {changes.map((change) => (
            <StoryChange key={change.edge} {...{ change, pictureUrl, onEdge }} />
          ))}
        </ul>
      </div>
    </section>
  );
}
