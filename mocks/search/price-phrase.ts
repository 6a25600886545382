import { foldText } from '#machines/domain/fold-text.ts';

/** A search and the prices that it names, in pounds, both ends included. */
export type PricedSearch = { words: string; phrase: string; minPrice: number; maxPrice: number };

const AMOUNT = '(\\d+(?:\\.\\d{1,2})?)';
const POUNDS = `£ ?${AMOUNT}`;
const TO = '(?:-|–|to|and)';
const AT_MOST = 'under|below|less than|cheaper than|up to|no more than|max';
const AT_LEAST = 'over|above|more than|from|at least';
const POUNDS_IN_WORDS = new RegExp(`${AMOUNT} ?(?:pounds?|quid)(?= |$)`, 'g');
/** 'under 30' at the end of a search is a price. 'under 30 ml' is not. */
const WITHOUT_SIGN = new RegExp(`(?<= |^)(${AT_MOST}) (?=${AMOUNT}$)`);

/** 'between £20 and £30', '£20-30'; 'under £30'; '£30 or less'; 'over £50'; '£50 or more'. The groups are the two ends. */
const PHRASES = [
  `(?:between |from )?${POUNDS} ?${TO} ?£? ?${AMOUNT}`,
  `(?:between |from )?${AMOUNT} ?${TO} ?${POUNDS}`,
  `(?:${AT_MOST}) ()${POUNDS}`,
  `()${POUNDS} (?:or|and) (?:less|under|below)`,
  `(?:${AT_LEAST}) ${POUNDS}()`,
  `${POUNDS}() (?:or|and) (?:more|over|above|up)`,
].map((phrase) => new RegExp(`(?<= |^)${phrase}(?= |$)`));

/** Reads the price in a search: 'gin under £30' is gin at £30 at most. Without one, all prices are allowed. PRD-5. */
export function readPricePhrase(search: string): PricedSearch {
  const text = foldText(search).replace(POUNDS_IN_WORDS, '£$1').replace(WITHOUT_SIGN, '$1 £');
  for (const pattern of PHRASES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [phrase, least, most] = found;
    const words = text.replace(phrase, ' ').trim();
    return { words, phrase, minPrice: Number(least || 0), maxPrice: Number(most || Number.POSITIVE_INFINITY) };
  }
  return { words: search, phrase: '', minPrice: 0, maxPrice: Number.POSITIVE_INFINITY };
}
