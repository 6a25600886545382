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

/** The engine with its database, as `npm run backend` starts it. */
export async function openEngine({ isReset, ...options }) {
  return await orGiveUp(async () => {
    await installEngine();
    if (isReset) rmSync(DATA, { recursive: true, force: true });
    return await startEngine({ folder: DATA, ...options });
  });
}

/** Ends everything once, in order, on a signal or when a program ends by itself. @param {readonly (() => Promise<void>)[]} steps */
export function endOnSignal(steps) {
  let isEnding = false;
  const end = async (code) => {
    if (isEnding) return;
    isEnding = true;
    for (const step of steps) await step();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));
  return end;
}
