#!/usr/bin/env node
// npm run bench: the built shop beside a hand-made page that does nothing more than a shopper sees. docs/bench/README.md.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { build, codegen } from '../shared/build.mjs';
import { obtainChromium } from '../shared/chromium.mjs';
import { install, isInstalled, nodeProblem } from '../shared/install.mjs';
import { npm, ROOT } from '../shared/run.mjs';

const BUILD_AS_IT_IS = '--no-build';
/** Lighthouse has 200 packages of its own; who starts or tests the shop need not wait for them. */
const LIGHTHOUSE = 'tests/bench/lighthouse/';

function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

async function installLighthouse() {
  if (await isInstalled(LIGHTHOUSE)) return true;
  console.log('Installing Lighthouse. The first time this takes a minute.');
  return (await npm(['ci', '--no-audit', '--no-fund', '--prefix', fileURLToPath(new URL(LIGHTHOUSE, ROOT))])).ok;
}

const problem = nodeProblem();
if (problem) giveUp(problem);
const args = process.argv.slice(2);
if (!((await install()) && (await installLighthouse()))) giveUp('The bench could not be installed.');
const chromium = await obtainChromium();
if ('problem' in chromium) giveUp(chromium.problem);
if (!(args.includes(BUILD_AS_IT_IS) || ((await codegen()).ok && (await build()).ok))) {
  giveUp('The shop could not be built; the reason is above.');
}

const { module } = await runnerImport(fileURLToPath(new URL('tests/bench/bench.ts', ROOT)), {
  root: fileURLToPath(ROOT),
  logLevel: 'warn',
});
const wasMeasured = await module.bench(
  args.filter((arg) => arg !== BUILD_AS_IT_IS),
  chromium.path,
);
process.exit(wasMeasured ? 0 : 1);
