#!/usr/bin/env node
// npm start: installs if needed, builds, and serves the shop as its visitors get it.
import { spawn } from 'node:child_process';
import { build, codegen } from './shared/build.mjs';
import { install, nodeProblem } from './shared/install.mjs';
import { duration, ROOT } from './shared/run.mjs';

function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

const problem = nodeProblem();
if (problem) giveUp(problem);
if (!(await install())) giveUp('The shop was not started.');

console.log('Building the shop. This takes some seconds.');
const started = performance.now();
if (!(await codegen()).ok || !(await build()).ok) giveUp('The shop could not be built; the reason stands above.');
console.log(`Built in ${duration(performance.now() - started)}.`);

const server = spawn(process.execPath, ['dist/server/server.js'], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
