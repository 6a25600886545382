#!/usr/bin/env node
// npm run bench: the built shop beside a hand-made page that does nothing more than a shopper sees. docs/bench/README.md.
import { buildShop, chromium } from '../shared/built-shop.mjs';
import { installApart } from '../shared/install.mjs';
import { loaded } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';

const BUILD_AS_IT_IS = '--no-build';
/** Lighthouse has 200 packages, so only this command installs them. */
const LIGHTHOUSE = 'tests/bench/lighthouse/';

await prepare('Nothing was measured.');
if (!(await installApart(LIGHTHOUSE, 'Lighthouse'))) giveUp('It could not be installed.');
const executable = await chromium();
const args = process.argv.slice(2);
if (!args.includes(BUILD_AS_IT_IS)) await buildShop();
const { bench } = await loaded('tests/bench/bench.ts');
const wasMeasured = await bench(
  args.filter((arg) => arg !== BUILD_AS_IT_IS),
  executable,
);
process.exit(wasMeasured ? 0 : 1);
