#!/usr/bin/env node
// npm run paths: the paths that the charts generate, for QA. docs/testing.md.
import { install, nodeProblem } from './shared/install.mjs';
import { loaded } from './shared/loaded.mjs';
import { ROOT } from './shared/run.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
if (!(await install())) process.exit(1);
const { paths } = await loaded('tests/paths/commands/paths.ts');
process.exit((await paths(process.argv.slice(2), ROOT)) ? 0 : 2);
