#!/usr/bin/env node
// npm run test:contract: the contract suite against the mock's handlers. -- --base http://localhost:4173 asks any other server.
import { parseArgs } from 'node:util';
import { orAdvice, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { base: text, runs: text } });
  if (values.base !== undefined && !/^https?:\/\/\w/.test(values.base)) throw new Error('--base is an address.');
  return values;
}

const { base, runs } = orAdvice(readOptions, 'npm run test:contract -- --base http://localhost:4173 --runs 500');
await prepare('Nothing was tried.');
const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'unit', 'tests/contract'], {
  env: {
    ...(base === undefined ? {} : { CONTRACT_BASE: base.replace(/\/$/, '') }),
    ...(runs === undefined ? {} : { CONTRACT_RUNS: runs }),
  },
});
process.exit(ok ? 0 : 1);
