import { readFile } from 'node:fs/promises';
import { path } from './loaded.mjs';
import { npm, ROOT } from './run.mjs';

const SUPPORTED = 'Node.js 20.19, 22.12, 24 or newer';

/** Says why this Node.js cannot run the shop; null when it can. */
export function nodeProblem([major = 0, minor = 0] = process.versions.node.split('.').map(Number)) {
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  return isSupported ? null : `This is Node.js ${process.versions.node}; the shop needs ${SUPPORTED}.`;
}

async function lockedPackages(file) {
  try {
    return JSON.parse(await readFile(new URL(file, ROOT), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * True when a folder's node_modules holds what its package-lock.json names; optional packages may be missing.
 * @param {string} [folder] its path from the root, with a slash at its end
 */
export async function isInstalled(folder = '') {
  const wanted = await lockedPackages(`${folder}package-lock.json`);
  const present = await lockedPackages(`${folder}node_modules/.package-lock.json`);
  return Object.entries(wanted).every(([name, { version, optional, devOptional }]) => {
    if (name === '') return true;
    const found = present[name];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/** Installs the dependencies unless they are there. @returns whether they are there now */
export async function install() {
  if (await isInstalled()) return true;
  console.log('Installing the dependencies. The first time this takes a minute or two.');
  const { ok } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!ok) console.error('The dependencies could not be installed; npm says why above. Is there a network connection?');
  return ok;
}

/**
 * Installs what only some commands use, from a package.json of its own, unless it is there.
 * @param {string} folder its path from the root, with a slash at its end @param {string} what it installs
 * @returns whether it is there now
 */
export async function installApart(folder, what) {
  if (await isInstalled(folder)) return true;
  console.log(`Installing ${what}. The first time this takes a minute.`);
  return (await npm(['ci', '--no-audit', '--no-fund', '--prefix', path(folder)])).ok;
}
