import { rmSync } from 'node:fs';
import { path } from '../shared/loaded.mjs';
import { giveUp } from '../shared/prepare.mjs';
import { installEngine, startEngine } from './engine.mjs';
import { Trouble } from './program.mjs';

export const DATA = path('backend/data');

/** Runs a step; what a person can act on ends the command in words. */
export async function orGiveUp(step) {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Trouble) return giveUp(error.message);
    if (error?.code === 'ENOSPC') return giveUp('The disk is full.');
    if (error?.code === 'EACCES') return giveUp(`This user may not write to ${error.path}.`);
    throw error;
  }
}

/** Ends what was opened, the last first, on a signal or when a program ends by itself. */
export function endOnSignal() {
  const stops = [];
  let isEnding = false;
  const end = async (code, message = null) => {
    if (isEnding) return;
    isEnding = true;
    if (message !== null) console.error(message);
    for (const stop of [...stops].reverse()) await stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));
  return { end, opened: (stop) => void stops.push(stop) };
}

/** The engine with its database, as `npm run backend` starts it. @param {(stop: () => Promise<void>) => void} opened */
export async function openEngine({ isReset, ...options }, opened) {
  return await orGiveUp(async () => {
    await installEngine();
    if (isReset) rmSync(DATA, { recursive: true, force: true });
    return await startEngine({ folder: DATA, opened, ...options });
  });
}
