import { formatCount } from './money.ts';

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** 'Five', '13': a count at the start of a sentence. */
export const countText = (count: number): string => NUMBERS[count] ?? formatCount(count);

/** 'Five items': a number of pieces as a heading. */
export const itemsText = (count: number): string => `${countText(count)} ${count === 1 ? 'item' : 'items'}`;
