export type Summary = { median: number; min: number; max: number; n: number };

/** The value below which a share of the values lies, between neighbours by proportion; null of none. @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

/** Median, and how far the values lie apart; null of none. */
export function summaryOf(values: readonly number[]): Summary | null {
  const median = quantile(values, 0.5);
  return median === null ? null : { median, min: Math.min(...values), max: Math.max(...values), n: values.length };
}

export type Summaries<Key extends string> = Readonly<Partial<Record<Key, Summary>>>;

/** Sums up samples figure by figure. */
export function summariesOf<Key extends string>(samples: readonly Partial<Record<Key, number>>[]): Summaries<Key> {
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample) as Key[]));
  const entries = [...keys].flatMap((key) => {
    const summary = summaryOf(samples.map((sample) => sample[key]).filter((value) => value !== undefined));
    return summary ? [[key, summary] as const] : [];
  });
  return Object.fromEntries(entries) as Summaries<Key>;
}
