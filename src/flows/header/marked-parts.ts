import { foldText } from '#machines/domain/fold-text.ts';

export type Part = { text: string; isMarked: boolean };

type Letter = { text: string; folded: string };

/** A name letter by letter, each with what it is folded to: 'ß' is 'ss', an apostrophe nothing. */
const lettersOf = (name: string): readonly Letter[] =>
  [...name.normalize('NFC')].map((text) => ({ text, folded: text === ' ' ? ' ' : foldText(text) }));

/** Which letters make up the first place where a folded word stands; none where it stands nowhere. */
function lettersOfWord(letters: readonly Letter[], word: string): readonly number[] {
  const owners = letters.flatMap(({ folded }, at) => [...folded].map(() => at));
  const start = letters
    .map(({ folded }) => folded)
    .join('')
    .indexOf(word);
  if (start < 0) return [];
  const [first = 0, last = 0] = [owners[start], owners[start + word.length - 1]];
  // What is folded to nothing belongs to what it stands in: the apostrophe of "d’Or".
  return letters.map((_, at) => at).slice(first, last + 1);
}

/** A name in parts: those that a search names, and those between. Accents and capitals tell nothing apart. PRD-5. */
export function markedParts(name: string, search: string): readonly Part[] {
  const letters = lettersOf(name);
  const words = foldText(search).split(' ').filter(Boolean);
  const marked = new Set(words.flatMap((word) => lettersOfWord(letters, word)));
  return letters.reduce<Part[]>((parts, { text }, at) => {
    const last = parts.at(-1);
    const isMarked = marked.has(at);
    if (last?.isMarked === isMarked) last.text += text;
    else parts.push({ text, isMarked });
    return parts;
  }, []);
}
