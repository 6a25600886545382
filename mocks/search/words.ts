import { foldText } from '#machines/domain/fold-text.ts';

/** '12x330ml' is two numbers, '12yo' a number and a word. */
const BETWEEN_PARTS = /[^\p{L}\p{N}]+|(?<=\d)x(?=\d)|(?<=\d)(?=y)/u;

/** The words of a text as a search compares them: folded and split at spaces. PRD-5. */
export const wordsOf = (text: string): readonly string[] => foldText(text).split(' ').filter(Boolean);

/** The parts of a word that a shopper may mean: 'first-fill,' holds 'first' and 'fill'. */
export const partsOf = (word: string): readonly string[] => word.split(BETWEEN_PARTS).filter(Boolean);

/** A word without the marks around it: '(rye),' is 'rye'. */
export const bareWord = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The same parts as they are written for people, in lower case: 'Château,' holds 'château'. */
export const writtenPartsOf = (word: string): readonly string[] =>
  partsOf(
    word
      .normalize('NFC')
      .replace(/['’‘ʼ`]/g, '')
      .toLocaleLowerCase('en-GB'),
  );

/** Brewers write '0.0' without the sign. */
const PERCENT = /^(?:(\d+(?:\.\d+)?)%|(0\.0))$/;

/** '40.0%' is '40%', and '0.0' is '0%'. Null if the word is no percentage: its sign is part of the word, so '40%' is not in '440ml'. PRD-5. */
export function percentOf(word: string): string | null {
  const found = PERCENT.exec(word);
  return found === null ? null : `${Number(found[1] ?? found[2])}%`;
}
