#!/usr/bin/env node
// npm run bench:real: the real shop's API with 92, 1,000 and 10,000 products, beside the mock. -- --sizes 92,1000. docs/backend.md.
import { parseArgs } from 'node:util';
import { measured, table } from '../engine/measure.mjs';
import { freePort } from '../engine/ports.mjs';
import { startProgram, until } from '../engine/program.mjs';
import { orGiveUp } from '../engine/real-shop.mjs';
import { openWorld } from '../engine/world.mjs';
import { buildWhereNeeded } from '../shared/built-shop.mjs';
import { path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { duration, ROOT } from '../shared/run.mjs';

function sizesOrAdvice() {
  try {
    const { sizes = '92,1000,10000' } = parseArgs({ options: { sizes: { type: 'string' } } }).values;
    if (!/^\d+(,\d+)*$/.test(sizes)) throw new Error('--sizes are numbers of products.');
    return sizes.split(',').map(Number);
  } catch (error) {
    return giveUp(`${error.message}\nnpm run bench:real -- --sizes 92,1000,10000`);
  }
}

async function measureMock() {
  const port = await freePort();
  const log = path('dist/mock-bench.log');
  const server = startProgram(['dist/server/server.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    log,
  });
  const base = `http://127.0.0.1:${port}`;
  const isOpen = () =>
    fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isOpen, server, { what: 'The mock', log });
  const rows = await measured(base);
  await server.stop();
  return rows;
}

/** Nothing is remembered; then all is. */
async function measureReal(products) {
  const started = performance.now();
  const world = await openWorld({ products, cacheSeconds: 0 });
  console.log(`${products} products: open after ${duration(performance.now() - started)}`);
  try {
    const cold = await measured(world.base);
    await world.stopAdapter();
    await world.startAdapter(3600);
    return { cold, warm: await measured(world.base) };
  } finally {
    await world.close();
  }
}

const sizes = sizesOrAdvice();
await prepare('Nothing was measured.');
await buildWhereNeeded();
console.log(table('The mock, 92 products', await measureMock()));
for (const size of sizes) {
  const { cold, warm } = await orGiveUp(() => measureReal(size));
  console.log(table(`Medusa, ${size} products, nothing remembered`, cold));
  console.log(table(`Medusa, ${size} products, from the adapter's memory`, warm));
}
