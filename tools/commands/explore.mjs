#!/usr/bin/env node
// npm run explore: the whole shop walked towards what was least seen, in Node or beside the real screens. docs/testing.md.
import { chromiumForBuiltShop } from '../shared/built-shop.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';

await prepare('The shop cannot be explored without its dependencies.');
const { command } = await loaded('tests/paths/commands/explore.ts');
process.exit(await command(process.argv.slice(2), { chromium: chromiumForBuiltShop, root: path('.') }));
