import type { ReactNode } from 'react';
import type { BoardFrame } from './board-layout.ts';

type Props = {
  frame: BoardFrame;
  /** As it is called within its region. */
  name: string;
  isSelected: boolean;
  pictureUrl: (file: string) => string;
  onState: (path: string | null) => void;
};

/** A state as it is seen. */
export function StoryFrame({ frame, name, isSelected, pictureUrl, onState }: Props): ReactNode {
  const { state, picture, number, row, column, from } = frame;
  const { path } = state;
  const ids = picture.requirements.map(({ id }) => id);
  const found = picture.axe === 'clean' ? 0 : picture.axe.length;
  return (
    <li className="sb-frame" style={{ gridColumn: 2 * column + 1, gridRow: 2 * row + 1 }}>
      <button type="button" aria-pressed={isSelected} onClick={() => onState(isSelected ? null : path)}>
        <img
          className="sb-shot"
          src={pictureUrl(picture.file)}
          width={picture.width}
          height={picture.width === 390 ? 844 : 900}
          loading="lazy"
          alt={`${path} at ${picture.width} px`}
        />
        <span className="sb-name">
          <b className="sb-title">{name}</b>
          <span className="sb-number">{number}</span>
        </span>
      </button>
      {from && (
        <p className="sb-from">
          from {from.number}: {from.words}
        </p>
      )}
      <p className="sb-marks" data-found={found > 0}>
        <span title={picture.requirements.map(({ id, sentence }) => `${id} ${sentence}`).join('\n')}>
          {ids.slice(0, 3).join(' ')}
          {ids.length > 3 && ` +${ids.length - 3}`}
        </span>
        <span>{found === 0 ? 'axe clean' : `axe: ${found}`}</span>
      </p>
    </li>
  );
}
