// The walk of all charts takes its thread ten seconds and more. It has one of its own, so that Flowbook opens meanwhile.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';

const { module } = await runnerImport(join(workerData, 'tools/flowbook/build/all-charts.ts'), {
  ...{ configFile: false, root: workerData, logLevel: 'warn' },
});
parentPort.postMessage(module.findMap());
