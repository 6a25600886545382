import { foldText } from '#machines/domain/fold-text.ts';

type Part = { text: string; isMarked: boolean };

type Letter = { text: string; folded: string };

/** Each letter is paired with its folded form: 'ß' is 'ss', an apostrophe is empty. */
const lettersOf = (name: string): readonly Letter[] =>
  [...name.normalize('NFC')].map((text) => ({ text, folded: text === ' ' ? ' ' : foldText(text) }));

/** The letters of the first match of a folded word; empty without a match. */
function lettersOfWord(letters: readonly Letter[], word: string): readonly number[] {
  const owners = letters.flatMap(({ folded }, at) => [...folded].map(() => at));
  const start = letters
    .map(({ folded }) => folded)
    .join('')
    .indexOf(word);
  if (start < 0) return [];
  const [first = 0, last = 0] = [owners[start], owners[start + word.length - 1]];
  // A letter with an empty folded form belongs to the match around it: the apostrophe of "d’Or".
  return letters.map((_, at) => at).slice(first, last + 1);
}

/** A name is split into matching parts and those between. Accents and capitals make no difference. PRD-5. */
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
