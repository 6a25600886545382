// As much of these packages as the bench uses: they are installed when it first runs, and types are checked without them.
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

declare module 'puppeteer-core' {
  export type Page = {
    evaluateOnNewDocument: (script: () => void) => Promise<unknown>;
    goto: (url: string) => Promise<unknown>;
    click: (selector: string) => Promise<void>;
  };
  export type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> };
  export function launch(options: { executablePath: string; args: string[] }): Promise<Browser>;
}
