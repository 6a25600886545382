import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = 'dist/server/server.js';
const TRIES = 100;
const PAUSE = 100;

/** The built shop with its mock API, as npm start serves it. @param root its checkout @returns a function that stops it */
export async function startShop(port: number, root = ROOT): Promise<() => void> {
  const server = spawn(process.execPath, [SERVER], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The shop did not start; it says why above.');
  });
  const answers = async () => {
    for (let count = 0; count < TRIES; count += 1) {
      const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      await pass(PAUSE);
    }
    throw new Error(`The shop does not answer on port ${port}.`);
  };
  await Promise.race([answers(), ended]);
  // From here on the end is wanted.
  ended.catch(() => {});
  return () => void server.kill();
}
