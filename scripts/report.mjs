#!/usr/bin/env node
// npm run report: the requirements, the charts, their paths and the tests, joined into one site. docs/testing.md.
import { install, nodeProblem } from './shared/install.mjs';
import { loaded } from './shared/loaded.mjs';
import { ROOT } from './shared/run.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
if (!(await install())) process.exit(1);
const { report } = await loaded('tests/paths/commands/report.ts');
await report(ROOT);
