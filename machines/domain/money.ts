/** An amount in whole pence, so that sums are exact. CRT-3. */
export type Pence = number;

/**
 * Converts pounds (44.95) to whole pence; half a penny is rounded up. The decimal text is used, because the binary
 * number of 1.005 is a little less.
 */
export const toPence = (pounds: number): Pence => Math.round(Number((pounds * 100).toPrecision(15)));

const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** '12,345'. The code does not use `Intl`, because its first use blocks a slow phone for long. */
export const formatCount = (count: number): string => String(count).replace(BETWEEN_THOUSANDS, ',');

/** '£1,234.50', always with pence. */
export function formatPence(amount: Pence): string {
  const pence = Math.round(Math.abs(amount));
  const pounds = formatCount(Math.trunc(pence / 100));
  return `${amount < 0 ? '-' : ''}£${pounds}.${String(pence % 100).padStart(2, '0')}`;
}

/** '£50' in a sentence: pence are written only where there are any. */
export const formatRoundly = (amount: Pence): string => formatPence(amount).replace(/\.00$/, '');
