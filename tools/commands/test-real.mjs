#!/usr/bin/env node
// npm run test:real: contract, accounts, orders, faults and a shopper's journey on a real engine with a fresh database.
// -- --redis redis://127.0.0.1:6379/1: also two engines and two adapters that act as one. docs/backend.md.
import { parseArgs } from 'node:util';
import { installEngine } from '../engine/engine.mjs';
import { needRedis } from '../engine/needs.mjs';
import { orGiveUp } from '../engine/real-shop.mjs';
import { buildWhereNeeded, chromium } from '../shared/built-shop.mjs';
import { orAdvice, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';

const readArguments = () => parseArgs({ options: { redis: { type: 'string' } }, allowPositionals: true });

const {
  values: { redis },
  positionals: files,
} = orAdvice(readArguments, 'npm run test:real -- --redis redis://127.0.0.1:6379/1');
await prepare('Nothing was tried.');
if (redis !== undefined) await orGiveUp(() => needRedis(redis, '--redis'));
await orGiveUp(installEngine);
const executable = await chromium();
await buildWhereNeeded();
if (redis === undefined)
  console.log('Two engines are not tried: that needs a Redis, -- --redis redis://127.0.0.1:6379/1.');
const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'real', ...files], {
  env: { CHROMIUM_PATH: executable, ...(redis === undefined ? {} : { TEST_REDIS_URL: redis }) },
});
process.exit(ok ? 0 : 1);
