import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Progress, progressOf, readNotes } from './unit-notes.ts';
import { type Asked, askedVariable } from './unit-question.ts';

const FOLDER = 'test-results/mutants-unit/';
/** How often the progress of a run is checked. */
const LOOK_MS = 250;

/** Characters of a run's output that are shown where no test began. */
const MOST_OUTPUT = 2000;

/** The tests' files, and the mutants of a chart that it is to be run on. */
export type Question = Omit<Asked, 'notes'>;
export type Answer = Progress & {
  /** ms that passed at most between two of its notes. */
  readonly longestSilence: number;
};

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.size ?? 0;

let runs = 0;

/** @returns the same as unitProcess(); where not one test began, what the process has written */
async function oneProcess(question: Question, root: URL, patienceMs: number): Promise<Answer | string> {
  runs += 1;
  const name = `${process.pid}-${runs}.jsonl`;
  await mkdir(new URL(FOLDER, root), { recursive: true });
  const notes = fileURLToPath(new URL(`${FOLDER}${name}`, root));
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=mutation',
      '--maxWorkers=1',
      '--dangerouslyIgnoreUnhandledErrors',
    ],
    {
      cwd: fileURLToPath(root),
      env: { ...process.env, ...askedVariable({ ...question, notes }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  let lastOutputAt = performance.now();
  let size = 0;
  let longestSilence = 0;
  let hasEnded = true;
  const look = setInterval(async () => {
    const now = await sizeOf(notes);
    const silence = performance.now() - lastOutputAt;
    if (now > size) {
      if (size > 0) longestSilence = Math.max(longestSilence, silence);
      size = now;
      lastOutputAt = performance.now();
    } else if (silence > patienceMs) {
      hasEnded = false;
      // Asked to stop, Vitest waits for its tests.
      child.kill('SIGKILL');
    }
  }, LOOK_MS);
  await once(child, 'close');
  clearInterval(look);
  longestSilence = Math.max(longestSilence, performance.now() - lastOutputAt);
  const text = await readFile(notes, 'utf8').catch(() => '');
  await rm(notes, { force: true });
  if (text === '') return output.slice(-MOST_OUTPUT);
  return { ...progressOf(question.mutants, readNotes(text), hasEnded), longestSilence };
}

/**
 * Runs files of unit tests on mutants of a chart, in a process of its own; once more where that does not even begin, as
 * on a machine that is too busy for it.
 * @param root the project's folder
 * @param patienceMs how long it may print nothing: a mutant can put a test into an endless loop
 * @throws where it has run nothing
 */
export async function unitProcess(question: Question, root: URL, patienceMs: number): Promise<Answer> {
  const first = await oneProcess(question, root, patienceMs);
  const answer = typeof first === 'string' ? await oneProcess(question, root, patienceMs) : first;
  if (typeof answer !== 'string') return answer;
  throw new Error(`No unit test of ${question.files.join(', ')} ran.\n${answer}`);
}
