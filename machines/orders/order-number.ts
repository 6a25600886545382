/** Digits and letters that look alike are left out: 0 and O, 1, I and L, U. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** The count of different numbers in a year. */
export const NUMBERS_A_YEAR = SIGNS.length ** LENGTH;

function signsOf(value: number): string {
  let rest = value % NUMBERS_A_YEAR;
  let text = '';
  while (text.length < LENGTH) {
    text = SIGNS.charAt(rest % SIGNS.length) + text;
    rest = Math.floor(rest / SIGNS.length);
  }
  return text;
}

/**
 * An order number that a person can read out: 'TR-2026-4F7K2M'. Where it is taken, the next free one is used.
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
