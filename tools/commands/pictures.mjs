#!/usr/bin/env node
// npm run pictures: 40 states of the shop, compared with their approved pictures. docs/testing.md.
import { chromiumForBuiltShop } from '../shared/built-shop.mjs';
import { loaded } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';
import { ROOT } from '../shared/run.mjs';

await prepare('The shop cannot be walked without the dependencies.');
const { pictures } = await loaded('tests/pictures/command.ts');
process.exit(await pictures(process.argv.slice(2), ROOT, chromiumForBuiltShop));
