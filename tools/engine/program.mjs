import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { Trouble } from './trouble.mjs';

const PATIENCE_MS = 15_000;
const AGAIN_MS = 200;

/** The last lines that a program has written. */
const lastLines = (log) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n');

/**
 * A program in the background, its output in a file.
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, log: string }} options
 */
export function startProgram(args, { cwd, env, log }) {
  const file = openSync(log, 'a');
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', file, file] });
  closeSync(file);
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  // The program ends with this process.
  process.once('exit', () => child.kill('SIGKILL'));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async (signal = 'SIGTERM') => {
    if (!isRunning()) return;
    child.kill(signal);
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(patience);
  };
  return { pid: child.pid, ended, isRunning, stop };
}

/**
 * Waits until something is so, while a program runs.
 * @param {() => Promise<boolean>} isSo
 * @param {{ isRunning: () => boolean }} program
 * @param {{ what: string, log: string, patienceMs?: number }} options
 * @throws Trouble where the program ends before, or it takes too long
 */
export async function until(isSo, program, { what, log, patienceMs = 600_000 }) {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (!program.isRunning())
      throw new Trouble(`${what} has ended by itself. Its last words, of ${log}:\n${lastLines(log)}`);
    if (Date.now() > end) throw new Trouble(`${what} takes too long. Its last words, of ${log}:\n${lastLines(log)}`);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
