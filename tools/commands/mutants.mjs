#!/usr/bin/env node
// npm run mutants: one thing in a chart, a view or plain code is changed at a time, and who notices. docs/testing.md.
import { findTestBrowser, obtainTestBrowsers } from '../shared/chromium.mjs';
import { installApart } from '../shared/install.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { ROOT, run } from '../shared/run.mjs';

const [target, ...rest] = process.argv.slice(2);

/** StrykerJS has 167 packages, so only this command installs them. */
const STRYKER = 'tools/chart-tests/mutation/code/stryker/';

/** As for the browser tests: without a window it is quicker. */
async function chromium() {
  const obtained = await obtainTestBrowsers();
  if ('problem' in obtained) giveUp(obtained.problem);
  return findTestBrowser();
}

async function stryker(settings) {
  if (!(await installApart(STRYKER, 'StrykerJS'))) giveUp('It could not be installed.');
  const script = `${STRYKER}node_modules/@stryker-mutator/core/bin/stryker.js`;
  return (await run(process.execPath, [script, 'run', settings])).ok;
}

await prepare('The charts cannot be walked without the dependencies.');
if (target === 'views') {
  const { views } = await loaded('tests/paths/view-mutants/views.ts');
  process.exit(await views(rest, { chromium, root: path('.') }));
}
if (target === 'code') {
  const { code } = await loaded('tools/chart-tests/mutation/code/code.ts');
  const { AREAS: areas } = await loaded('tests/code-mutants/areas.ts');
  const { EQUIVALENT_CODE: equivalent } = await loaded('tests/code-mutants/equivalent-code.ts');
  const vitestConfig = 'tests/code-mutants/vitest.config.ts';
  process.exit(await code(rest, { stryker, areas, equivalent, vitestConfig, folder: 'test-results' }));
}
const { mutants } = await loaded('tools/chart-tests/mutation/mutants.ts');
const { FLOWS } = await loaded('tests/paths/all-flows.ts');
process.exit(await mutants(process.argv.slice(2), ROOT, FLOWS));
