import { type TextStyle, widthOf } from './text-size.ts';

/** A text in rows between its words, each as full as fits; a word that is wider has a row of its own. @param width px */
export function wrapped(text: string, width: number, style: TextStyle): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, style) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
