/** No figure and letter that are taken for one another: no 0 and O, no 1, I and L, no U. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** So many numbers there are in a year. */
export const NUMBERS_A_YEAR = SIGNS.length ** LENGTH;

function signsOf(value: number): string {
  let rest = value % NUMBERS_A_YEAR;
  let text = '';
  while (text.length < LENGTH) {
    text = (SIGNS[rest % SIGNS.length] ?? '') + text;
    rest = Math.floor(rest / SIGNS.length);
  }
  return text;
}

/**
 * A number that a person can read out: 'TR-2026-4F7K2M'. No two are alike: one that is taken gives way to the next.
 * @param draw a whole number at random, from 0
 */
export function orderNumber(year: number, draw: number, taken: readonly string[]): string {
  let value = draw;
  let number = `TR-${year}-${signsOf(value)}`;
  while (taken.includes(number)) {
    value += 1;
    number = `TR-${year}-${signsOf(value)}`;
  }
  return number;
}
