/**
 * Text as search compares it: lower case, accents and apostrophes folded away
 * ('Château d’Orvelle' and 'chateau dorvelle' are equal). PRD-5.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/['’‘ʼ`]/g, '')
    .toLocaleLowerCase('en-GB')
    .replace(/\s+/g, ' ')
    .trim();
