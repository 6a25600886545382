import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const INSTALL_TIMEOUT_MS = 10 * 60_000;
/** Debian installs some programs in folders that are not on every user's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Whether a file is there that can be run. @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of an installed program, or null. @param {string} name */
export const program = (name) => FOLDERS.map((folder) => join(folder, name)).find((path) => isProgram(path)) ?? null;

/** What a person types to install Debian's packages. @param {readonly string[]} packages */
export const installCommand = (packages) => `apt-get install --no-install-recommends ${packages.join(' ')}`;

/**
 * Installs Debian's packages where this is root on a Debian; else does nothing.
 * @param {readonly string[]} packages
 * @param {string} what is said to be installed
 */
export async function installPackages(packages, what) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's ${what}.`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_TIMEOUT_MS, quiet: true };
  await run('apt-get', ['update'], options);
  const { ok, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  if (!ok) console.error(output);
}
