#!/usr/bin/env node
// npm run test:engines: the shopper's journeys in Firefox and WebKitGTK.
// -- --base https://staging.example.com asks a shop that is served there. All else goes to Vitest: -- -t WebKitGTK
import { buildWhereNeeded } from '../shared/built-shop.mjs';
import { ADVICE, obtainEngines } from '../shared/engines.mjs';
import { giveUp, orAdvice, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';
import { checkAnswers, siteAddress } from '../shared/site-address.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--base');
const [, given = ''] = at < 0 ? [] : args.splice(at, 2);
const base = at < 0 ? undefined : orAdvice(() => siteAddress(given), 'npm run test:engines -- --base <address>');
if (base !== undefined) await checkAnswers(base).catch(({ message }) => giveUp(message));
await prepare('Nothing was tested.');
if (!(await obtainEngines())) giveUp(ADVICE);
if (base === undefined) await buildWhereNeeded();

const { ok } = await tool(
  'vitest/vitest.mjs',
  ['run', '--project', 'engines', '--reporter', 'verbose', ...args],
  base === undefined ? {} : { env: { E2E_BASE: base } },
);
process.exit(ok ? 0 : 1);
