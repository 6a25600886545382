import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, freePort, serve } from '#tests/support/web-servers.ts';
import { ADVICE, findEngines } from '#tools/shared/engines.mjs';
import { overHttp, overMarionette, type WebDriver } from './web-driver.ts';

const PATIENCE_MS = 60_000;
const BETWEEN_MS = 50;

export type Browser = { driver: WebDriver; stop: () => Promise<void> };

/** A browser engine; each start is a browser that has never been anywhere. */
export type Engine = { name: string; start: () => Promise<Browser> };

function installed(program: string | null): string {
  if (program === null) throw new Error(ADVICE);
  return program;
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

async function stopped(child: ChildProcess): Promise<void> {
  const end = ended(child);
  if (child.exitCode !== null || child.signalCode !== null || !child.kill()) return;
  await end;
}

/** The port at which a Firefox listens, which it writes into its profile. */
async function marionettePort(profile: string, firefox: ChildProcess): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline && firefox.exitCode === null; ) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Error('Firefox did not start');
}

async function startFirefox(): Promise<Browser> {
  const profile = folderOf('firefox');
  // Any port that is free.
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const program = installed(findEngines().firefox);
  const firefox = spawn(program, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
    env: { ...process.env, HOME: profile },
    stdio: 'ignore',
  });
  const stop = async () => {
    await stopped(firefox);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { driver: await overMarionette(await marionettePort(profile, firefox)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen that nobody sees: WebKitGTK has no mode without one. */
async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const options = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const display = spawn(installed(findEngines().display), options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await Promise.race([
    new Promise<string>((resolve) => display.stdout.once('data', (chunk) => resolve(String(chunk).trim()))),
    ended(display).then(() => {
      throw new Error('Xvfb did not start');
    }),
  ]);
  return { name: `:${number}`, stop: () => stopped(display) };
}

async function startWebKit(): Promise<Browser> {
  const display = await startDisplay();
  try {
    const port = await freePort();
    const env = { DISPLAY: display.name, GDK_BACKEND: 'x11' };
    const program = installed(findEngines().webKitDriver);
    const server = await serve(program, [`--port=${port}`], folderOf('webkit'), port, env);
    const stop = async () => {
      await server.stop();
      await display.stop();
    };
    return { driver: await overHttp(server.origin), stop };
  } catch (error) {
    await display.stop();
    throw error;
  }
}

export const ENGINES: readonly Engine[] = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKitGTK', start: startWebKit },
];
