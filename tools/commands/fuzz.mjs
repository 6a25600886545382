#!/usr/bin/env node
// npm run fuzz: odd addresses, stored data and answers. -- --runs 50000 --seed 7 addresses runs one file of tests/fuzz.
import { parseArgs } from 'node:util';
import { orAdvice, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';

const DEFAULT_RUNS = '10000';

function readOptions() {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({ options: { runs: text, seed: text }, allowPositionals: true });
  const { runs = DEFAULT_RUNS, seed = String(Date.now() % 1_000_000) } = values;
  if (![runs, seed].every((number) => /^\d+$/.test(number))) throw new Error('--runs and --seed are whole numbers.');
  return { runs, seed, files: positionals };
}

const { runs, seed, files } = orAdvice(readOptions, 'npm run fuzz -- --runs 50000 --seed 7 addresses');
await prepare('Nothing was tried.');
console.log(`${runs} values for each property, seed ${seed}`);
const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'fuzz', ...files], {
  env: { FUZZ_RUNS: runs, FUZZ_SEED: seed },
});
process.exit(ok ? 0 : 1);
