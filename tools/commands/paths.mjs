#!/usr/bin/env node
// npm run paths: the paths that the charts generate, for QA. docs/testing.md.
import { chromium, chromiumForBuiltShop } from '../shared/built-shop.mjs';
import { loaded } from '../shared/loaded.mjs';
import { prepare } from '../shared/prepare.mjs';
import { ROOT, tool } from '../shared/run.mjs';

await prepare('The charts cannot be walked without the dependencies.');
async function approveTours(words) {
  await chromiumForBuiltShop();
  const title = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = ['test', 'paths.spec.ts', '--update-snapshots', '--reporter=list', '--grep', `translated: .*${title}`];
  return (await tool('@playwright/test/cli.js', args)).ok;
}

const { paths } = await loaded('tests/paths/commands/paths.ts');
process.exit(await paths(process.argv.slice(2), ROOT, { chromium, chromiumForBuiltShop, approveTours }));
