#!/usr/bin/env node
// npm run test:contract: the contract suite against the mock's handlers. -- --base http://localhost:4173 asks any other server.
import { parseArgs } from 'node:util';
import { giveUp, orAdvice, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';
import { checkAnswers, siteAddress } from '../shared/site-address.mjs';

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { base: text, runs: text } });
  return { base: values.base === undefined ? undefined : siteAddress(values.base), runs: values.runs };
}

const { base, runs } = orAdvice(readOptions, 'npm run test:contract -- --base http://localhost:4173 --runs 500');
if (base !== undefined) await checkAnswers(base).catch(({ message }) => giveUp(message));
await prepare('Nothing was tried.');
const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'unit', 'tests/contract'], {
  env: {
    ...(base === undefined ? {} : { CONTRACT_BASE: base }),
    ...(runs === undefined ? {} : { CONTRACT_RUNS: runs }),
  },
});
process.exit(ok ? 0 : 1);
