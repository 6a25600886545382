import { readFile, rm } from 'node:fs/promises';
import { ROOT } from './run.mjs';

const at = (path) => new URL(path, ROOT);

/** @typedef {{ title: string, ms: number }} Timed */
/** @typedef {{ passed: number, failed: number, skipped: number, titles: string[], slowest: Timed[] }} Counts `titles`: of what failed. */

const SLOWEST = 10;
const slowest = (timed) => timed.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);

/** Removes a report, so that the one read afterwards is this run's. */
export const forget = (path) => rm(at(path), { force: true });

async function read(path) {
  try {
    return JSON.parse(await readFile(at(path), 'utf8'));
  } catch {
    return null;
  }
}

/** Counts of a Vitest JSON report; null when it was not written. @returns {Promise<Counts | null>} */
export async function vitestCounts(path) {
  const report = await read(path);
  if (!report) return null;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    titles: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      // A file that could not be run at all has no test to name.
      return failed.length === 0 && status === 'failed' ? [name] : failed;
    }),
    slowest: slowest(
      report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
      ),
    ),
  };
}

/** Counts of a Playwright JSON report; null when it was not written. @returns {Promise<Counts | null>} */
export async function playwrightCounts(path) {
  const report = await read(path);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const hasFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    titles: specs.filter(hasFailed).map(titleOf),
    slowest: slowest(
      specs.map((spec) => {
        const results = spec.tests.flatMap((test) => test.results);
        return { title: titleOf(spec), ms: results.reduce((sum, { duration }) => sum + duration, 0) };
      }),
    ),
  };
}

const titleOf = ({ file, line, title }) => `${file}:${line} ${title}`;

/** The specs of a suite, those of the suites within included. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
