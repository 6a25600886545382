import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { isProgram } from './programs.mjs';
import { run, tool } from './run.mjs';

const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without a window. The browser tests take a quarter less time in it; it has no back/forward cache. */
const SHELL = 'chromium-headless-shell';
const SHELL_VARIABLE = 'HEADLESS_SHELL_PATH';
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;
const VERSION_TIMEOUT_MS = 30_000;

const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** The path of Playwright's own Chromium, or null before the dependencies are installed. */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}

/** Chromiums that are there already, the likeliest first. */
function candidates() {
  const named = VARIABLES.map((name) => process.env[name]).find(Boolean);
  if (named) return isProgram(named) ? [named] : [];
  return [...onPath(NAMES), ...MAC_APPS, playwrightsOwn() ?? ''].filter((path) => path !== '' && isProgram(path));
}

/** The path of a Chromium that is there already, or null. */
export const findChromium = () => candidates()[0] ?? null;

/** The path of a Chromium without a window, or null. A Chromium that the environment names counts more. */
function findShell() {
  const named = process.env[SHELL_VARIABLE];
  if (named) return named;
  if (VARIABLES.some((name) => process.env[name])) return null;
  return onPath([SHELL]).find((path) => isProgram(path)) ?? null;
}

/** The path of the browser for most browser tests: a Chromium without a window, else a whole one, else null. */
export const findTestBrowser = () => findShell() ?? findChromium();

/** A stub that only advises to install the real one, or a browser whose libraries are missing, does not run. */
const runs = async (path) => (await run(path, ['--version'], { quiet: true, timeoutMs: VERSION_TIMEOUT_MS })).ok;

async function firstThatRuns() {
  for (const path of candidates()) if (await runs(path)) return path;
  return null;
}

async function downloadPlaywrights() {
  console.log('No Chromium found. Asking Playwright for its own (about 150 MB).');
  await tool('@playwright/test/cli.js', ['install', 'chromium'], { timeoutMs: DOWNLOAD_TIMEOUT_MS });
}

/** Installs a package of Debian where that is possible. */
async function installDebians(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's package ${name}.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update'], { env, timeoutMs: DOWNLOAD_TIMEOUT_MS });
  if (updated.ok) await run('apt-get', ['install', '-y', name], { env, timeoutMs: DOWNLOAD_TIMEOUT_MS });
}

const ADVICE = `No Chromium could be found or installed. Do one of these, then run npm test again:
  - install Chromium or Google Chrome
  - npx playwright install --with-deps chromium
  - name one that you have: CHROMIUM_PATH=/path/to/chromium npm test`;

/**
 * Finds a Chromium that runs, or installs one.
 * @returns {Promise<{ path: string } | { problem: string }>} the problem says what a person can do
 */
export async function obtainChromium() {
  const variable = VARIABLES.find((name) => process.env[name]);
  if (variable) {
    const path = await firstThatRuns();
    return path ? { path } : { problem: `${variable} names ${process.env[variable]}, which is no Chromium that runs.` };
  }
  for (const prepare of [async () => {}, downloadPlaywrights, () => installDebians('chromium')]) {
    await prepare();
    const path = await firstThatRuns();
    if (path) return { path };
  }
  return { problem: ADVICE };
}

/**
 * Finds the browsers for the browser tests, or installs them: a whole Chromium and, where that is possible, one without
 * a window.
 * @returns {Promise<{ env: Record<string, string> } | { problem: string }>} `env` names them for Playwright's configuration
 */
export async function obtainTestBrowsers() {
  const isNamed = VARIABLES.some((name) => process.env[name]);
  const obtained = await obtainChromium();
  if ('problem' in obtained) return obtained;
  if (!isNamed && findShell() === null) await installDebians(SHELL);
  const shell = findShell();
  const hasShell = shell !== null && (await runs(shell));
  return { env: { CHROMIUM_PATH: obtained.path, ...(hasShell ? { [SHELL_VARIABLE]: shell } : {}) } };
}
