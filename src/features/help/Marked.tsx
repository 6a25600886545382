import type { ReactElement } from 'react';
import type { TextRange } from '#machines/help/find-text.ts';
import { faq } from '#styled-system/recipes';

type Props = { text: string; ranges: readonly TextRange[] };

/** The matches of a search are marked in the text. */
export function Marked({ text, ranges }: Props) {
  const parts: ReactElement[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(
      <span key={`before ${start}`}>{text.slice(at, start)}</span>,
      <mark key={start} className={faq().mark}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      <span>{text.slice(at)}</span>
    </>
  );
}
