import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, tool } from './run.mjs';

const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without a window: the browser tests take a quarter less time in it. */
const SHELL = 'chromium-headless-shell';
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;
const VERSION_TIMEOUT_MS = 30_000;

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

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

/** The path of a Chromium without a window, or null. A Chromium that the environment names counts more. */
const findShell = () =>
  VARIABLES.some((name) => process.env[name]) ? null : (onPath([SHELL]).find((path) => isProgram(path)) ?? null);

/** The path of a Chromium that is there already, for the browser tests, or null. */
export const findTestBrowser = () => findShell() ?? candidates()[0] ?? null;

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
 * Finds a Chromium for the browser tests, or installs one: without a window, else a whole one.
 * @returns {Promise<{ path: string } | { problem: string }>} the problem says what a person can do
 */
export async function obtainTestBrowser() {
  if (VARIABLES.some((name) => process.env[name])) return obtainChromium();
  if (findShell() === null) await installDebians(SHELL);
  const path = findShell();
  return path !== null && (await runs(path)) ? { path } : obtainChromium();
}
