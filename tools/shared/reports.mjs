import { readFile, rm } from 'node:fs/promises';
import { ROOT } from './run.mjs';

const at = (path) => new URL(path, ROOT);

/** @typedef {{ passed: number, failed: number, skipped: number, titles: string[] }} Counts `titles`: of what failed. */

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
  };
}

/** Counts of a Playwright JSON report; null when it was not written. @returns {Promise<Counts | null>} */
export async function playwrightCounts(path) {
  const report = await read(path);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, titles: report.suites.flatMap(failedSpecs) };
}

/** Titles of a suite's specs that did not pass, those of the suites within included. @returns {string[]} */
function failedSpecs({ file, specs = [], suites = [] }) {
  const bad = ({ status }) => status === 'unexpected' || status === 'flaky';
  const own = specs.filter(({ tests }) => tests.some(bad)).map(({ title, line }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}
