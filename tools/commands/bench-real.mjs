#!/usr/bin/env node
// npm run bench:real: the real shop's API with 92, 1,000 and 10,000 products, beside the mock. -- --sizes 92,1000. docs/backend.md.
import { parseArgs } from 'node:util';
import { measured, table } from '../engine/measure.mjs';
import { startProgram, until } from '../engine/program.mjs';
import { orGiveUp } from '../engine/real-shop.mjs';
import { openWorld } from '../engine/world.mjs';
import { chromiumForBuiltShop } from '../shared/built-shop.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { freePort } from '../shared/ports.mjs';
import { orAdvice, prepare } from '../shared/prepare.mjs';
import { duration, ROOT } from '../shared/run.mjs';

/** Products of the mock, on which the touches of the bench are made. */
const MOCKS_OWN = 92;

function readSizes() {
  const { sizes = '92,1000,10000' } = parseArgs({ options: { sizes: { type: 'string' } } }).values;
  if (!/^\d+(,\d+)*$/.test(sizes)) throw new Error('--sizes are numbers of products.');
  return sizes.split(',').map(Number);
}

/** The built shop with its mock API, as npm start serves it, while it is measured. */
async function withMock(measure) {
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
  try {
    await until(isOpen, server, { what: 'The mock', log });
    return await measure(base);
  } finally {
    await server.stop();
  }
}

/** The touches of the bench on the same build: with the mock and with the real shop behind it. */
async function compareTouches(real, executable) {
  const { touchesBeside } = await loaded('tests/bench/touches-beside.ts');
  return await withMock((mock) => touchesBeside({ mock, real }, executable));
}

/**
 * Measures with nothing remembered, then with everything.
 * @param {number} products @param {string} executable a Chromium
 */
async function measureReal(products, executable) {
  const started = performance.now();
  const world = await openWorld({ products, cacheSeconds: 0 });
  console.log(`\n${products} products: open after ${duration(performance.now() - started)}`);
  try {
    console.log(table(`Medusa, ${products} products, nothing remembered`, await measured(world.base)));
    await world.stopAdapter();
    const restarted = performance.now();
    await world.startAdapter(3600);
    console.log(`\nThe adapter is open again, with its copy, after ${duration(performance.now() - restarted)}`);
    console.log(table(`Medusa, ${products} products, from the adapter's memory`, await measured(world.base)));
    if (products !== MOCKS_OWN) return;
    const { table: touches, failures } = await compareTouches(world.base, executable);
    console.log(`\n### Touches on a phone with a CPU four times slower\n\n${touches}`);
    for (const failure of failures) console.log(failure);
  } finally {
    await world.close();
  }
}

const sizes = orAdvice(readSizes, 'npm run bench:real -- --sizes 92,1000,10000');
await prepare('Nothing was measured.');
const browser = await chromiumForBuiltShop();
console.log(table(`The mock, ${MOCKS_OWN} products`, await withMock(measured)));
for (const size of sizes) await orGiveUp(() => measureReal(size, browser));
