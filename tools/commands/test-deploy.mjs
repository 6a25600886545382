#!/usr/bin/env node
// npm run test:deploy: the built shop behind the real nginx, the real Caddy and the demo server, held to one table.
import { existsSync } from 'node:fs';
import { build, codegen } from '../shared/build.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { ROOT, tool } from '../shared/run.mjs';
import { ADVICE, obtainWebServers } from '../shared/web-servers.mjs';

await prepare('Nothing was tested.');
if (!(await obtainWebServers())) giveUp(ADVICE);

if (!existsSync(new URL('dist/pages.json', ROOT))) {
  console.log('Building the shop. This takes some seconds.');
  if (!(await codegen()).ok || !(await build()).ok) giveUp('The shop could not be built; the reason is above.');
}

const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'deploy']);
process.exit(ok ? 0 : 1);
