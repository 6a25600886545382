import { rmSync } from 'node:fs';
import { giveUp } from '../shared/prepare.mjs';
import { installEngine, startEngine } from './engine.mjs';
import { needForStart } from './needs.mjs';
import { troubleWords } from './trouble.mjs';

/** Runs a step. An error that a person can act on ends the command with its message. */
export async function orGiveUp(step) {
  try {
    return await step();
  } catch (error) {
    const words = troubleWords(error);
    if (words === null) throw error;
    return giveUp(words);
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
    await needForStart({ folder, ...options });
    await installEngine();
    // The folder may hold other files: only the shop's own are removed.
    const ours = isReset ? ['database', 'secrets.json'] : [];
    for (const name of ours) rmSync(`${folder}/${name}`, { recursive: true, force: true });
    return await startEngine({ folder, opened, ...options });
  });
}
