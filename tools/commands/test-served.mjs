#!/usr/bin/env node
// npm run test:served: the browser tests on the build as nginx and Caddy serve it. -- nginx, or -- caddy, asks one of them;
// what follows goes to npm test: -- nginx --grep CRT-3
import { buildWhereNeeded } from '../shared/built-shop.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { run } from '../shared/run.mjs';
import { ADVICE, obtainWebServers } from '../shared/web-servers.mjs';

const [first] = process.argv.slice(2);
if (first !== undefined && !first.startsWith('-') && !['nginx', 'caddy'].includes(first)) {
  giveUp(`There is no web server '${first}' to test with, only nginx and caddy.`);
}
await prepare('Nothing was tested.');
if (!(await obtainWebServers())) giveUp(ADVICE);
await buildWhereNeeded();

const { startCaddy, startDemoServer, startNginx } = await loaded('tests/support/web-servers.ts');
const SERVERS = { nginx: startNginx, caddy: startCaddy };
const [name, ...others] = process.argv.slice(2);
const isNamed = name !== undefined && name in SERVERS;
const args = isNamed ? others : process.argv.slice(2);

/** @returns whether all browser tests pass on the build as this server has it */
async function passes(server, api) {
  console.log(`\n── ${server}`);
  const { origin, stop } = await SERVERS[server](path('dist'), { root: path('dist/client'), api });
  // The tests go elsewhere from localhost to 127.0.0.1.
  const base = origin.replace('127.0.0.1', 'localhost');
  const { ok } = await run(process.execPath, ['tools/commands/test.mjs', '--base', base, ...args]);
  await stop();
  return ok;
}

const demo = await startDemoServer();
const failed = [];
for (const server of isNamed ? [name] : Object.keys(SERVERS)) {
  if (!(await passes(server, demo.origin))) failed.push(server);
}
await demo.stop();
if (failed.length > 0) giveUp(`Not passed: ${failed.join(', ')}`);
