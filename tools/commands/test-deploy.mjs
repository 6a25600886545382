#!/usr/bin/env node
// npm run test:deploy: the built shop behind the real nginx, the real Caddy and the demo server, held to one table.
import { buildWhereNeeded } from '../shared/built-shop.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { tool } from '../shared/run.mjs';
import { ADVICE, obtainWebServers } from '../shared/web-servers.mjs';

await prepare('Nothing was tested.');
if (!(await obtainWebServers())) giveUp(ADVICE);
await buildWhereNeeded();

const { ok } = await tool('vitest/vitest.mjs', ['run', '--project', 'deploy']);
process.exit(ok ? 0 : 1);
