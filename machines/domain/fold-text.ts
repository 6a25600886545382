import { cleanText } from './typed-text.ts';

/** Letters that Unicode does not decompose, as a British keyboard writes them. PRD-5. */
const WITHOUT_ACCENT: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * The form in which search compares texts: lower case, without accents and apostrophes
 * ('Château d’Orvelle' and 'chateau dorvelle' are equal, so are 'Smørrebrød' and 'smorrebrod'). PRD-5.
 */
export const foldText = (text: string): string =>
  cleanText(text)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/['’‘ʼ`]/g, '')
    .toLocaleLowerCase('en-GB')
    .replace(/[æœøßðđþłı]/g, (letter) => WITHOUT_ACCENT[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
