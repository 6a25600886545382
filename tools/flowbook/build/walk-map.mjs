// The walk of all charts takes its thread ten seconds and more. It has one of its own, so that Flowbook opens meanwhile.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';

const charts = join(workerData, 'tools/flowbook/build/all-charts.ts');
const { module } = await runnerImport(charts, { configFile: false, root: workerData, logLevel: 'warn' });
parentPort.postMessage(module.findMap());
