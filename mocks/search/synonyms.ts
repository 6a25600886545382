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
  /** A whole search and its replacement. */
  near: ReadonlyMap<string, string>;
};

/** A phrase means the same in the plural: 'soft drinks' is 'soft drink'. */
export const keyOf = (words: Words): string => words.map(singularOf).join(' ');

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
    longest: Math.max(1, ...[...meanings.keys()].map((key) => key.split(' ').length)),
    near: new Map(Object.entries(near).map(([name, other]) => [keyOf(wordsOf(name)), other])),
  };
}

/** A part of a search: the typed words and their other meanings. */
export type Part = { typed: Words; meanings: readonly Words[] };

/** A search in parts: the longest phrase that has a meaning is taken first. */
export function partsOfSearch({ meanings, longest }: Synonyms, words: Words): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(longest, words.length - at);
    while (length > 1 && !meanings.has(keyOf(words.slice(at, at + length)))) length -= 1;
    const typed = words.slice(at, at + length);
    parts.push({ typed, meanings: meanings.get(keyOf(typed)) ?? [] });
    at += length;
  }
  return parts;
}
