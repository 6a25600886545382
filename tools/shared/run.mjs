import { spawn } from 'node:child_process';

/** The repository's root, wherever a script is called from. */
export const ROOT = new URL('../../', import.meta.url);

/**
 * Runs a program to its end, its output going where ours goes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string | URL, env?: Record<string, string>, quiet?: boolean, timeoutMs?: number, shell?: boolean }} [options]
 *   quiet: the output is shown only when the program fails
 * @returns {Promise<{ ok: boolean, output: string }>} never rejects: a program that is not there is not ok
 */
export function run(command, args, { cwd = ROOT, env = {}, quiet = false, timeoutMs, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs npm: the same one that started this process, if npm did. */
export function npm(args, options = {}) {
  const npmCli = process.env.npm_execpath;
  if (npmCli?.endsWith('.js')) return run(process.execPath, [npmCli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Runs a program of a dependency, by the path of its script below node_modules. */
export const tool = (script, args = [], options = {}) =>
  run(process.execPath, [`node_modules/${script}`, ...args], options);

/** '0.8 s', '1 min 12 s'. */
export function duration(milliseconds) {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
