#!/usr/bin/env node
// npm run storyboard: every state of the shop that has a screen, in pictures. docs/flowbook.md.
import { chromiumForBuiltShop } from '../shared/built-shop.mjs';
import { loaded } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';
import { ROOT } from '../shared/run.mjs';

await prepare('The shop cannot be walked without the dependencies.');
const { storyboard } = await loaded('tests/flowbook-project/storyboard/command.ts');
process.exit(await storyboard(process.argv.slice(2), ROOT, chromiumForBuiltShop));
