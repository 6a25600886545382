#!/usr/bin/env node
// npm run paths: the paths that the charts generate, for QA. docs/testing.md.
import { chromium, chromiumForBuiltShop } from '../shared/built-shop.mjs';
import { loaded } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';
import { ROOT } from '../shared/run.mjs';

await prepare('The charts cannot be walked without the dependencies.');
const { paths } = await loaded('tools/chart-tests/commands/paths.ts');
process.exit(await paths(process.argv.slice(2), ROOT, { chromium, chromiumForBuiltShop }));
