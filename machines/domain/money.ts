/** An amount in whole pence, so that sums are exact. REQUIREMENTS CRT-3. */
export type Pence = number;

/** Pounds as the API and the requirements write them (44.95) to whole pence. */
export const toPence = (pounds: number): Pence => Math.round(pounds * 100);

const inPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** '£1,234.50'. Always with pence: figures are never abbreviated. */
export const formatPence = (amount: Pence): string => inPounds.format(amount / 100);
