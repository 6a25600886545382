#!/usr/bin/env node
// npm run test:contract: the contract suite against the mock's handlers. -- --base http://localhost:4173 asks any other server.
import { parseArgs } from 'node:util';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';

function optionsOrAdvice() {
  const text = { type: 'string' };
  try {
    const { values } = parseArgs({ options: { base: text, runs: text } });
    if (values.base !== undefined && !/^https?:\/\/\w/.test(values.base)) throw new Error('--base is an address.');
    return values;
  } catch (error) {
    return giveUp(`${error.message}\nnpm run test:contract -- --base http://localhost:4173 --runs 500`);
  }
}

const { base, runs } = optionsOrAdvice();
await prepare('Nothing was tried.');
const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'unit', 'tests/contract'], {
  env: {
    ...(base === undefined ? {} : { CONTRACT_BASE: base.replace(/\/$/, '') }),
    ...(runs === undefined ? {} : { CONTRACT_RUNS: runs }),
  },
});
process.exit(ok ? 0 : 1);
