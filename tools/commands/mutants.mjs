#!/usr/bin/env node
// npm run mutants: one thing in a chart, or in a view, is changed at a time, and who notices. docs/testing.md.
import { obtainChromium } from '../shared/chromium.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { ROOT } from '../shared/run.mjs';

const [target, ...rest] = process.argv.slice(2);

async function chromium() {
  const obtained = await obtainChromium();
  if ('problem' in obtained) giveUp(obtained.problem);
  return obtained.path;
}

await prepare('The charts cannot be walked without the dependencies.');
if (target === 'views') {
  const { views } = await loaded('tools/chart-tests/mutation/views/views.ts');
  process.exit(await views(rest, { chromium, root: path('.') }));
}
const { mutants } = await loaded('tools/chart-tests/mutation/mutants.ts');
process.exit(await mutants(process.argv.slice(2), ROOT));
