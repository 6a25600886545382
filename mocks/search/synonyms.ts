import { singularOf } from '#machines/domain/singular.ts';
import { wordsOf } from './words.ts';

/**
 * The shoppers' words. Each row of `same` holds synonyms; `means` explains a name; `near` names the closest products to
 * one that the shop does not sell.
 */
export type SynonymData = {
  same: readonly (readonly string[])[];
  means: Readonly<Record<string, readonly string[]>>;
  near: Readonly<Record<string, string>>;
};

type Words = readonly string[];

export type Synonyms = {
  /** A phrase and its other meanings. Each meaning matches the products whose texts hold all words of its row. */
  meanings: ReadonlyMap<string, readonly Words[]>;
  longest: number;
  /** A phrase that the shop does not sell, and the words of what comes closest. */
  near: ReadonlyMap<string, Words>;
};

/** A phrase means the same in the plural: 'soft drinks' is 'soft drink'. */
const keyOf = (words: Words): string => words.map(singularOf).join(' ');

export function readSynonyms({ same, means, near }: SynonymData): Synonyms {
  const meanings = new Map<string, readonly Words[]>();
  const add = (name: string, others: readonly string[]) => {
    const key = keyOf(wordsOf(name));
    meanings.set(key, [...(meanings.get(key) ?? []), ...others.map(wordsOf)]);
  };
  for (const row of same) for (const name of row) add(name, row);
  for (const [name, others] of Object.entries(means)) add(name, others);
  return {
    meanings,
    longest: Math.max(1, ...[...meanings.keys(), ...Object.keys(near)].map((key) => key.split(' ').length)),
    near: new Map(Object.entries(near).map(([name, other]) => [keyOf(wordsOf(name)), wordsOf(other)])),
  };
}

/** A part of a search: the typed words and their other meanings. */
export type Part = { typed: Words; meanings: readonly Words[] };

/** The words in phrases: the longest phrase that is known is taken first, and any other word is a phrase of its own. */
function phrasesOf(words: Words, longest: number, isKnown: (key: string) => boolean): readonly Words[] {
  const phrases: Words[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(longest, words.length - at);
    while (length > 1 && !isKnown(keyOf(words.slice(at, at + length)))) length -= 1;
    phrases.push(words.slice(at, at + length));
    at += length;
  }
  return phrases;
}

/** A search in parts, each with its other meanings. */
export const partsOfSearch = ({ meanings, longest }: Synonyms, words: Words): readonly Part[] =>
  phrasesOf(words, longest, (key) => meanings.has(key)).map((typed) => ({
    typed,
    meanings: meanings.get(keyOf(typed)) ?? [],
  }));

/** A search with the closest words for what the shop does not sell, each word once: 'christmas gift' is 'gift'. */
export function closestWords({ near, longest }: Synonyms, words: Words): Words {
  const closest = phrasesOf(words, longest, (key) => near.has(key)).flatMap(
    (phrase) => near.get(keyOf(phrase)) ?? phrase,
  );
  const singulars = closest.map(singularOf);
  return closest.filter((_, at) => singulars.indexOf(singulars[at] ?? '') === at);
}
