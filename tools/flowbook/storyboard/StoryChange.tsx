import type { CSSProperties, ReactNode } from 'react';
import type { Box, PicturedTransition } from './storyboard.ts';

type Props = {
  change: PicturedTransition;
  pictureUrl: (file: string) => string;
  onEdge: ((edgeId: string) => void) | undefined;
};

const HEIGHTS = { 390: 844, 1440: 900 } as const;

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

/** Where a box lies in the picture, whatever the picture's size. */
const placeOf = ({ x, y, width, height }: Box, of: 390 | 1440): CSSProperties => ({
  left: share(x, of),
  top: share(y, HEIGHTS[of]),
  width: share(width, of),
  height: share(height, HEIGHTS[of]),
});

/** What one transition changes on the screen: the picture after it, with a frame around all that is new. */
export function StoryChange({ change, pictureUrl, onEdge }: Props): ReactNode {
  const { changed, width, words, edge, to } = change;
  return (
    <li>
      <button type="button" onClick={() => onEdge?.(edge)} title={edge}>
        <span className="sb-after">
          <img src={pictureUrl(to)} loading="lazy" alt={`After it ${words}`} />
          {changed && <i style={placeOf(changed, width)} />}
        </span>
        <b>{words}</b>
        {changed === null && <small>nothing changes that can be seen</small>}
      </button>
    </li>
  );
}
