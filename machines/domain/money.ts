/** An amount in whole pence, so that sums are exact. REQUIREMENTS CRT-3. */
export type Pence = number;

/**
 * Pounds as the API and the requirements write them (44.95) to whole pence, half a penny up. The decimal text decides:
 * as a binary number 1.005 is a little less.
 */
export const toPence = (pounds: number): Pence => Math.round(Number((pounds * 100).toPrecision(15)));

const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** '12,345': a whole number as it is read out. Plain code, as the first use of `Intl` holds up a slow phone for long. */
export const formatCount = (count: number): string => String(count).replace(BETWEEN_THOUSANDS, ',');

/** '£1,234.50'. Always with pence: figures are never abbreviated. */
export function formatPence(amount: Pence): string {
  const pence = Math.round(Math.abs(amount));
  const pounds = formatCount(Math.trunc(pence / 100));
  return `${amount < 0 ? '-' : ''}£${pounds}.${String(pence % 100).padStart(2, '0')}`;
}

/** '£50' in a sentence: pence stand only where there are some. */
export const formatRoundly = (amount: Pence): string => formatPence(amount).replace(/\.00$/, '');
