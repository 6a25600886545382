type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Of what failed. */
  titles: string[];
  slowest: { title: string; ms: number }[];
};

/** Counts of a Vitest JSON report; null when it was not written. */
export function vitestCounts(path: string): Promise<Counts | null>;

/** Counts of a Playwright JSON report; null when it was not written. */
export function playwrightCounts(path: string): Promise<Counts | null>;
