#!/usr/bin/env node
// npm run explore: the whole shop walked towards what was least seen, in Node or beside the real screens. docs/testing.md.
import { existsSync } from 'node:fs';
import { build, codegen } from './shared/build.mjs';
import { obtainChromium } from './shared/chromium.mjs';
import { loaded, path } from './shared/loaded.mjs';
import { giveUp, prepare } from './shared/prepare.mjs';

const args = process.argv.slice(2);

async function chromium() {
  const obtained = await obtainChromium();
  if ('problem' in obtained) giveUp(obtained.problem);
  if (!existsSync(path('dist/server/server.js')) && !((await codegen()).ok && (await build()).ok)) {
    giveUp('The shop could not be built; the reason stands above.');
  }
  return obtained.path;
}

await prepare('The shop cannot be explored without its dependencies.');
const { command } = await loaded('tests/paths/commands/explore.ts');
process.exit(await command(args, { chromium, root: path('.') }));
