// As much of this package as the bench uses: it is installed when the bench first runs, and types are checked without it.
declare module 'lighthouse' {
  import type { Page } from 'puppeteer-core';

  type Audit = { numericValue?: number; details?: { items?: readonly Readonly<Record<string, unknown>>[] } };
  export type Result = {
    lhr: {
      audits: Readonly<Partial<Record<string, Audit>>>;
      categories: Readonly<Partial<Record<string, { score: number | null }>>>;
      runtimeError?: { message: string };
    };
  };
  export default function lighthouse(
    navigate: () => Promise<unknown>,
    flags: Readonly<Record<string, unknown>>,
    config: undefined,
    page: Page,
  ): Promise<Result | undefined>;
}
