export type TestOptions = {
  readonly all: boolean;
  readonly only: readonly string[] | null;
  readonly projects: readonly string[] | null;
  readonly grep: string | null;
  /** The address of a shop that is served elsewhere. */
  readonly base: string | null;
  /** '1/3'. */
  readonly shard: string | null;
  readonly reporters: readonly string[];
};

export function readTestOptions(
  args: readonly string[],
  stages: readonly string[],
): { options: TestOptions } | { problem: string };
export function resultsPath(
  stage: 'unit' | 'budget' | 'flowbook-unit' | 'nightly' | 'e2e' | 'flowbook-e2e',
  options: TestOptions,
): string;
export function vitestArgs(stage: 'unit' | 'budget' | 'flowbook-unit' | 'nightly', options: TestOptions): string[];
export function playwrightCall(
  stage: 'e2e' | 'flowbook-e2e',
  options: TestOptions,
): { args: string[]; env: Record<string, string> };
