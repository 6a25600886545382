#!/usr/bin/env node
// npm start: installs if needed, builds, and serves the shop as its visitors get it.
import { spawn } from 'node:child_process';
import { buildShop } from '../shared/built-shop.mjs';
import { prepare } from '../shared/prepare.mjs';
import { duration, ROOT } from '../shared/run.mjs';

await prepare('The shop was not started.');

console.log('Building the shop. This takes some seconds.');
const started = performance.now();
await buildShop();
console.log(`Built in ${duration(performance.now() - started)}.`);

const server = spawn(process.execPath, ['dist/server/server.js'], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
