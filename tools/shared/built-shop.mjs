import { existsSync, readdirSync, statSync } from 'node:fs';
import { build, codegen } from './build.mjs';
import { obtainChromium } from './chromium.mjs';
import { path } from './loaded.mjs';
import { giveUp } from './prepare.mjs';
import { SOURCES } from './shop-sources.mjs';

const BUILT = 'dist/server/server.js';

/** The names of all files at or below a path. @returns {string[]} */
const filesAt = (name) =>
  statSync(path(name)).isDirectory() ? readdirSync(path(name)).flatMap((file) => filesAt(`${name}/${file}`)) : [name];

/** A source that has changed since the shop was built; undefined where none has. */
function changedSource() {
  const { mtimeMs } = statSync(path(BUILT));
  return SOURCES.flatMap(filesAt).find((name) => statSync(path(name)).mtimeMs > mtimeMs);
}

/** Why the shop has to be built; null where it does not. */
function reason() {
  if (!existsSync(path(BUILT))) return 'The shop is not built yet';
  const changed = changedSource();
  return changed === undefined ? null : `${changed} has changed since the shop was built`;
}

/** Generates the styles, which everything that is styled imports. Ends the command where that fails. */
export async function styles(generate = codegen) {
  if (!(await generate()).ok) giveUp('The styles could not be generated; the reason is above.');
}

/** Builds the shop. Ends the command where it cannot be built. */
export async function buildShop() {
  if (!((await codegen()).ok && (await build()).ok)) giveUp('The shop could not be built; the reason is above.');
}

/** Builds the shop where it is not built as its sources are. Ends the command where it cannot be built. */
export async function buildWhereNeeded() {
  const why = reason();
  if (why === null) return;
  console.log(`${why}: building it, which takes about a minute.`);
  await buildShop();
}

/** The path of a Chromium. Ends the command where there is none. */
export async function chromium() {
  const obtained = await obtainChromium();
  return 'problem' in obtained ? giveUp(obtained.problem) : obtained.path;
}

/** The path of a Chromium, once the shop is built as its sources are. Ends the command where either cannot be had. */
export async function chromiumForBuiltShop() {
  const executable = await chromium();
  await buildWhereNeeded();
  return executable;
}
