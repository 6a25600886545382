#!/usr/bin/env node
// npm run backend: the commerce engine behind the shop, with its database. -- --products 10000, --admin, --reset. docs/backend.md.
import { engineOptions } from '../engine/options.mjs';
import { endOnSignal, openEngine } from '../engine/real-shop.mjs';
import { prepare } from '../shared/prepare.mjs';
import { duration } from '../shared/run.mjs';

const options = engineOptions('npm run backend');
await prepare('The engine was not started.');
const started = performance.now();
const { end, opened } = endOnSignal();
const engine = await openEngine(options, opened);
console.log(`The engine is open: ${engine.url} (${duration(performance.now() - started)})`);
console.log(`Its key, for an adapter: ENGINE_KEY=${engine.key}`);
if (options.hasAdmin) console.log(`Its admin: ${engine.url}/app`);
if (engine.adminUser) console.log(`Its first user: ${engine.adminUser}`);
await engine.ended();
await end(1, `The engine has ended by itself; ${engine.log} says more.`);
