#!/usr/bin/env node
import { installEngine } from '../engine/engine.mjs';
// npm run test:real: contract, accounts, orders, faults and a shopper's journey on a real engine with a fresh database. docs/backend.md.
import { orGiveUp } from '../engine/real-shop.mjs';
import { buildWhereNeeded, chromium } from '../shared/built-shop.mjs';
import { prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';

await prepare('Nothing was tried.');
await orGiveUp(installEngine);
const executable = await chromium();
await buildWhereNeeded();
const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'real', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: executable },
});
process.exit(ok ? 0 : 1);
