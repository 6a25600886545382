import { type TextStyle, widthOf } from './text-size.ts';

/** px between what is written and a line that passes it. */
const CLEARANCE = 6;

/** The first place from a given one where a box of this width does not touch lines from above. @param passing their places */
export function clearOf(passing: readonly number[], x: number, width: number): number {
  let place = x;
  for (const line of passing.toSorted((a, b) => a - b)) {
    if (line > place - CLEARANCE && line < place + width + CLEARANCE) place = line + CLEARANCE;
  }
  return place;
}

export type Piece = { readonly text: string; readonly x: number };

/** A text that makes way for lines between its words: in one piece where none passes. */
export function piecesAround(passing: readonly number[], text: string, style: TextStyle): readonly Piece[] {
  const pieces: { text: string; x: number }[] = [];
  for (const word of text === '' ? [] : text.split(' ')) {
    const piece = pieces.at(-1);
    const longer = piece === undefined ? '' : `${piece.text} ${word}`;
    if (piece && clearOf(passing, piece.x, widthOf(longer, style)) === piece.x) piece.text = longer;
    else {
      const from = piece === undefined ? 0 : piece.x + widthOf(`${piece.text} `, style);
      pieces.push({ text: word, x: clearOf(passing, from, widthOf(word, style)) });
    }
  }
  return pieces;
}
