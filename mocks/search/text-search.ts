import { learnSpelling, nearestWord, type Spelling } from './spelling.ts';
import { type Part, partsOfSearch, readSynonyms, type SynonymData, type Synonyms } from './synonyms.ts';
import {
  buildVocabulary,
  gather,
  isKnown,
  narrow,
  type Scores,
  scoresOfWholeWord,
  scoresOfWord,
  type Texts,
  type Vocabulary,
  widen,
} from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** All that is needed to find products by words. */
export type TextIndex = { vocabulary: Vocabulary; synonyms: Synonyms; spelling: Spelling };

/** Names that shoppers use and no product's text does are learnt too: a mistyped synonym is one. */
export function indexTexts(documents: readonly Texts[], synonymData: SynonymData): TextIndex {
  const synonyms = readSynonyms(synonymData);
  function* texts(): Iterable<string> {
    for (const document of documents) yield* Object.values(document);
    for (const row of synonymData.same) yield* row;
    yield* Object.keys(synonymData.means);
    yield* Object.keys(synonymData.near);
  }
  return { vocabulary: buildVocabulary(documents), synonyms, spelling: learnSpelling(texts()) };
}

const all = (rows: readonly Scores[]): Scores => rows.reduce(narrow);

/** A synonym stands for whole words: 'ale' is not in 'coastal'. */
function scoresOfPart({ vocabulary }: TextIndex, { typed, meanings }: Part): Scores {
  const asTyped = all(typed.map((word) => scoresOfWord(vocabulary, word)));
  return meanings.map((words) => all(words.map((word) => scoresOfWholeWord(vocabulary, word)))).reduce(widen, asTyped);
}

const isBlank = (words: readonly string[]) => words.length === 0;

/**
 * How well each product answers a search: each word stands somewhere in its texts, or what the word means does.
 * Null for a blank search. PRD-5.
 */
export function scoresOf(index: TextIndex, search: string): Scores | null {
  const words = wordsOf(search);
  if (isBlank(words)) return null;
  return all(partsOfSearch(index.synonyms, words).map((part) => scoresOfPart(index, part)));
}

const isAnyFound = (scores: Scores): boolean => scores.some((score) => score > 0);

/** What may have been meant by a search that finds nothing. */
export type Instead = {
  /** Another search that does find something; null where no words come near. */
  text: string | null;
  /** How near each product comes; all 0 where none does. */
  scores: Scores;
};

/** The words as they are probably meant: those that are known stay, the others are the words most like them. */
const corrected = ({ vocabulary, spelling }: TextIndex, words: readonly string[]): readonly string[] =>
  words.map((word) => (isKnown(vocabulary, word) ? word : (nearestWord(spelling, word) ?? word)));

/** What comes nearest to a search that finds nothing. PRD-13. */
export function insteadOf(index: TextIndex, search: string): Instead {
  const words = wordsOf(search);
  const near = index.synonyms.near.get(words.join(' '));
  const text = near ?? corrected(index, words).join(' ');
  const scores = scoresOf(index, text);
  if (scores && isAnyFound(scores)) return { text, scores };
  return {
    text: null,
    scores: wordsOf(text)
      .map((word) => scoresOfWord(index.vocabulary, word))
      .reduce(gather, new Float32Array(index.vocabulary.size)),
  };
}
