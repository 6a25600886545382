import { rmSync } from 'node:fs';
import { giveUp } from '../shared/prepare.mjs';
import { installEngine, startEngine } from './engine.mjs';
import { Trouble } from './program.mjs';

/** What the system says of files and folders, in words that a person can act on. */
const FILE_TROUBLES = {
  ENOSPC: () => 'The disk is full. Make room, and start again: what was stored is there.',
  EACCES: (file) => `This user may not write to ${file}. Allow it, or choose another folder: --data <folder>`,
  EPERM: (file) => `This user may not write to ${file}. Allow it, or choose another folder: --data <folder>`,
  EROFS: (file) => `The disk of ${file} can only be read. Choose another folder: --data <folder>`,
  ENOTDIR: (file) => `${file} cannot be a folder: a file is in its way. Choose another folder: --data <folder>`,
  // As mkdir answers for a disk that can only be read.
  ENOENT: (file) => `${file} cannot be written. Can its disk only be read? Choose another folder: --data <folder>`,
  EEXIST: (file) => `${file} is a file, and a folder is needed. Choose another: --data <folder>`,
};

/** Runs a step; what a person can act on ends the command in words. */
export async function orGiveUp(step) {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Trouble) return giveUp(error.message);
    const words = FILE_TROUBLES[error?.code]?.(error.path ?? 'The folder of the data');
    if (words !== undefined) return giveUp(words);
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
export async function openEngine({ isReset, folder, ...options }, opened) {
  return await orGiveUp(async () => {
    await installEngine();
    // The folder may be anyone's: only what is ours goes.
    const ours = isReset ? ['database', 'secrets.json'] : [];
    for (const name of ours) rmSync(`${folder}/${name}`, { recursive: true, force: true });
    return await startEngine({ folder, opened, ...options });
  });
}
