import type { CSSProperties, ReactNode } from 'react';
import type { BoardFrame } from './board-layout.ts';

type Props = {
  frame: BoardFrame;
  /** The row turns: the next picture is below. */
  isTurn: boolean;
};

function wayOf({ row }: BoardFrame, isTurn: boolean): 'down' | 'right' | 'left' {
  if (isTurn) return 'down';
  return row % 2 === 0 ? 'right' : 'left';
}

/** What leads from one picture to the next. */
export function StoryArrow({ frame, isTurn }: Props): ReactNode {
  const { next, row, column } = frame;
  const way = wayOf(frame, isTurn);
  const between = 2 * column + (way === 'right' ? 2 : 0) + (way === 'down' ? 1 : 0);
  const style: CSSProperties = { gridColumn: between, gridRow: 2 * row + (isTurn ? 2 : 1) };
  if (next === null) return <li className={`sb-arrow is-${way} is-none`} style={style} aria-hidden />;
  return (
    <li className={`sb-arrow is-${way}`} style={style} data-kind={next.edge.kind}>
      <span>{next.words}</span>
    </li>
  );
}
