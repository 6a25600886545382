// The walk of all charts takes its thread ten seconds and more. It has one of its own, so that Flowbook opens meanwhile.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';

const { root, charts } = workerData;
const { module } = await runnerImport(join(root, charts), { configFile: false, root, logLevel: 'warn' });
parentPort.postMessage(module.findMap());
