import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import type { Coverage } from './coverage.ts';
import { coverageOf, reportOf } from './coverage-of.ts';

/** Where the report lies, from the project's folder. */
export const REPORT = 'test-results/report/report.json';

/** What the last report says. @param root the project's folder @returns null where there is none @throws where it is damaged */
export async function readCoverage(root: URL): Promise<Coverage | null> {
  const text = await textOf(new URL(REPORT, root));
  return text === null ? null : coverageOf(reportOf(text));
}
