import { foldText } from '#machines/domain/fold-text.ts';

/** A part of a text in UTF-16 units, without the unit at `end`. */
export type TextRange = { start: number; end: number };

const SPACE = /\s/u;
const DASH = /\p{Dash_Punctuation}/gu;
const COMBINING = /\p{Mark}/u;

/** Folds a text for search. All dashes are alike, so that '3-5' finds '3–5'. */
export const foldForSearch = (text: string): string => foldText(text.replace(DASH, '-'));

/** Folds a text and records the place of each of its characters in the original. */
function foldWithOrigins(text: string): { folded: string; origins: readonly TextRange[] } {
  const origins: TextRange[] = [];
  let folded = '';
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const space = folded.endsWith(' ') ? '' : ' ';
    const piece = SPACE.test(character) ? space : foldForSearch(character);
    const last = origins.at(-1);
    if (COMBINING.test(character) && last) last.end = end;
    for (let unit = 0; unit < piece.length; unit += 1) origins.push({ start, end });
    folded += piece;
    start = end;
  }
  return { folded, origins };
}

/** Sorts ranges and joins those that touch or overlap. */
function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  const result: TextRange[] = [];
  for (const range of sorted) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

/** The places of the needles in a text. Case, accents, apostrophes and kinds of dash make no difference. */
export function findRanges(text: string, needles: readonly string[]): readonly TextRange[] {
  const { folded, origins } = foldWithOrigins(text);
  const ranges: TextRange[] = [];
  for (const needle of needles.map(foldForSearch)) {
    if (needle === '') continue;
    for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length)) {
      const first = origins[at];
      const last = origins[at + needle.length - 1];
      if (first && last) ranges.push({ start: first.start, end: last.end });
    }
  }
  return joined(ranges);
}
