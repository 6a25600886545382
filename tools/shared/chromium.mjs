import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, tool } from './run.mjs';

const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

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
  return [...onPath(), ...MAC_APPS, playwrightsOwn() ?? ''].filter((path) => path !== '' && isProgram(path));
}

/** The path of a Chromium that is there already, or null. */
export const findChromium = () => candidates()[0] ?? null;

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

async function installDebians() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log("Playwright's own Chromium does not run here. Installing Debian's package.");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update'], { env, timeoutMs: DOWNLOAD_TIMEOUT_MS });
  if (updated.ok) await run('apt-get', ['install', '-y', 'chromium'], { env, timeoutMs: DOWNLOAD_TIMEOUT_MS });
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
  for (const prepare of [async () => {}, downloadPlaywrights, installDebians]) {
    await prepare();
    const path = await firstThatRuns();
    if (path) return { path };
  }
  return { problem: ADVICE };
}
