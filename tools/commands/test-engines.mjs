#!/usr/bin/env node
// npm run test:engines: the shopper's journeys in Firefox and WebKitGTK. What follows -- goes to Vitest: -- -t WebKitGTK
import { buildWhereNeeded } from '../shared/built-shop.mjs';
import { ADVICE, obtainEngines } from '../shared/engines.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';

await prepare('Nothing was tested.');
if (!(await obtainEngines())) giveUp(ADVICE);
await buildWhereNeeded();

const { ok } = await tool('vitest/vitest.mjs', [
  'run',
  ...['--project', 'engines', '--reporter', 'verbose'],
  ...process.argv.slice(2),
]);
process.exit(ok ? 0 : 1);
