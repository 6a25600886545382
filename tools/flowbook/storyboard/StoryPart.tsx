import type { ReactNode } from 'react';
import type { BoardFrame } from './board-layout.ts';
import { StoryArrow } from './StoryArrow.tsx';
import { StoryFrame } from './StoryFrame.tsx';

type Props = {
  region: string;
  frames: readonly BoardFrame[];
  /** Whether there are others beside it. */
  isNamed: boolean;
  selected: string | null;
  pictureUrl: (file: string) => string;
  onState: (path: string | null) => void;
};

/** The pictures of one region, as a snake. */
export function StoryPart({ region, frames, isNamed, selected, pictureUrl, onState }: Props): ReactNode {
  const name = region === '' ? 'Beside the regions' : region;
  return (
    <section className="sb-part" aria-label={isNamed ? name : 'Pictures'}>
      {isNamed && <h2>{name}</h2>}
      <ol className="sb-frames">
        {frames.flatMap((frame, index) => {
          const isLast = index === frames.length - 1;
          const isTurn = frames[index + 1]?.row !== frame.row;
          return [
            <StoryFrame
              key={frame.state.path}
              frame={frame}
              name={region === '' ? frame.state.path : frame.state.path.slice(region.length + 1)}
              isSelected={frame.state.path === selected}
              {...{ pictureUrl, onState }}
            />,
            isLast ? null : <StoryArrow key={`${frame.state.path} next`} frame={frame} isTurn={isTurn} />,
          ];
        })}
      </ol>
    </section>
  );
}
