#!/usr/bin/env node
// npm run start:real: the built shop, its real API and the engine at one address. Options as npm run backend. docs/backend.md.
import { spawn } from 'node:child_process';
import { buildAdapter } from '../engine/builds.mjs';
import { engineOptions } from '../engine/options.mjs';
import { endOnSignal, openEngine } from '../engine/real-shop.mjs';
import { buildWhereNeeded } from '../shared/built-shop.mjs';
import { prepare } from '../shared/prepare.mjs';
import { ROOT } from '../shared/run.mjs';

const options = engineOptions('npm run start:real');
await prepare('The shop was not started.');
await buildWhereNeeded();
await buildAdapter();
const { end, opened } = endOnSignal();
const engine = await openEngine(options, opened);
const shop = spawn(process.execPath, ['dist/adapter/server.js'], {
  cwd: ROOT,
  env: { ...process.env, ENGINE_URL: engine.url, ENGINE_KEY: engine.key },
  stdio: 'inherit',
});
const closed = new Promise((resolve) => shop.once('exit', resolve));
opened(async () => {
  shop.kill('SIGTERM');
  await closed;
});
if (!process.env.SMTP_URL) console.log('Mails, such as codes to sign in, are shown at /dev/mail: no SMTP_URL is set.');
if (options.hasAdmin) console.log(`The engine's admin: ${engine.url}/app`);
if (engine.adminUser) console.log(`Its first user: ${engine.adminUser}`);
await Promise.race([closed, engine.ended()]);
await end(1, `A part of the shop has ended by itself; ${engine.log} may say more.`);
