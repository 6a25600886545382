#!/usr/bin/env node
// npm run test:engines: the shopper's journeys in Firefox and WebKitGTK.
// -- --base https://staging.example.com asks a shop that is served there. All else goes to Vitest: -- -t WebKitGTK
import { buildWhereNeeded } from '../shared/built-shop.mjs';
import { ADVICE, obtainEngines } from '../shared/engines.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--base');
const [, base] = at < 0 ? [] : args.splice(at, 2);
if (at >= 0 && !/^https?:\/\/\w/.test(base)) giveUp('--base is an address such as https://staging.example.com.');
await prepare('Nothing was tested.');
if (!(await obtainEngines())) giveUp(ADVICE);
if (base === undefined) await buildWhereNeeded();

const { ok } = await tool(
  'vitest/vitest.mjs',
  ['run', '--project', 'engines', '--reporter', 'verbose', ...args],
  base === undefined ? {} : { env: { E2E_BASE: base.replace(/\/$/, '') } },
);
process.exit(ok ? 0 : 1);
