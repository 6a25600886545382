import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '#tools/shared/ports.mjs';

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const PATIENCE_MS = 20_000;

/** Waits until the server answers. @throws where it does not */
async function untilUp(url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (performance.now() > end) throw new Error(`The built shop does not answer at ${url}.`);
  }
}

/** That a browser was to be seen where nothing can be. */
export class NoDisplay extends Error {
  override readonly name = 'NoDisplay';
}

/** A headed browser needs something to be seen on. @throws NoDisplay */
export function checkDisplay(): void {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY) return;
  throw new NoDisplay(
    '--headed needs a display, and neither DISPLAY nor WAYLAND_DISPLAY names one. Before the command, xvfb-run provides a virtual one.',
  );
}

/** A browser as all walks on the screens have it. */
export const openBrowser = (
  executablePath: string,
  isHeaded: boolean,
  args: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({
    executablePath,
    headless: !isHeaded,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', ...args],
  });

type Served = { browser: Browser; baseURL: string; close: () => Promise<void> };

/** The built shop on a port of its own, and a browser to look at it. */
export async function serveShop(
  root: string,
  executablePath: string,
  isHeaded: boolean,
  args: readonly string[] = [],
): Promise<Served> {
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, 'dist/server/server.js')], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const stop = () => void server.kill();
  process.once('exit', stop);
  await untilUp(baseURL);
  const browser = await openBrowser(executablePath, isHeaded, args);
  return {
    browser,
    baseURL,
    close: async () => {
      await browser.close();
      process.off('exit', stop);
      stop();
    },
  };
}
