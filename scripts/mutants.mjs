#!/usr/bin/env node
// npm run mutants: one thing in a chart is changed at a time, and who notices. docs/testing.md.
import { install, nodeProblem } from './shared/install.mjs';
import { loaded } from './shared/loaded.mjs';
import { ROOT } from './shared/run.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
if (!(await install())) process.exit(1);
const { mutants } = await loaded('tests/paths/kills/mutants.ts');
process.exit(await mutants(process.argv.slice(2), ROOT));
