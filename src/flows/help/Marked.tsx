import type { ReactNode } from 'react';
import type { TextRange } from '#machines/help/find-text.ts';
import { faq } from '#styled-system/recipes';

type Props = { text: string; ranges: readonly TextRange[] };

/** The matches of a search are marked in the text. */
export function Marked({ text, ranges }: Props) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className={faq().mark}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
