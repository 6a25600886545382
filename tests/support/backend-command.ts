import { spawnSync } from 'node:child_process';
import { path } from '#tools/shared/loaded.mjs';

/** Runs a command of the engine to its end, which comes soon where it cannot begin. @param command 'backend', as npm run names it */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [path(`tools/commands/${command}.mjs`), ...args], {
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, said: stderr.trim() };
}
