import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone, type Companion } from '#tests/explore/companion.ts';
import { explore, Reach, type Run } from '#tests/explore/explorer.ts';
import { hasFailed, runInWords } from '#tests/explore/in-words.ts';
import { replay } from '#tests/explore/replay.ts';
import { DamagedReplay, planOf, readReplay, replayText } from '#tests/explore/replay-file.ts';
import { shrunk } from '#tests/explore/shrink.ts';
import { beside } from '#tests/paths/browser/beside.ts';
import { checkDisplay, NoDisplay, serveShop } from '#tests/paths/browser/served-shop.ts';
import { complain } from '#tools/chart-tests/commands/asked-options.ts';
import { WrongOption } from '#tools/chart-tests/commands/wrong-option.ts';
import type { Exploration } from '#tools/chart-tests/report/exploration.ts';
import { wrongUse } from '#tools/shared/wrong-use.mjs';
import { type Options, readOptions, USAGE } from './explore-options.ts';

/** The report reads the explorers' progress here. */
const RESULTS = 'test-results';
/** Where replay files are left. */
const FOLDER = `${RESULTS}/explore`;
/** Steps of one visit. */
const RUN_LENGTH = 100;
const PROGRESS_MS = 5000;

type Tools = {
  /** Finds a Chromium and sees to it that the shop is built. */
  chromium: () => Promise<string>;
  root: string;
};

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Shortens a run that has failed, and leaves it as a file. @returns its path below the root */
async function save(found: Run, companion: Companion, root: string): Promise<string> {
  const [sentence = ''] = found.broken;
  const plan = await shrunk(planOf(found), sentence, { companion });
  const { steps, broken } = await replay(plan, { companion });
  mkdirSync(join(root, FOLDER), { recursive: true });
  const file = join(FOLDER, `seed-${found.seed}.json`);
  writeFileSync(join(root, file), replayText(sentence, { ...found, ...plan, steps, broken }));
  say(`\n${runInWords({ ...found, ...plan, steps, broken })}`);
  return file;
}

async function exploreAll(options: Options, companion: Companion, root: string): Promise<boolean> {
  const reach = new Reach();
  const start = performance.now();
  const end = options.minutes === null ? Number.POSITIVE_INFINITY : start + options.minutes * 60_000;
  const sentences = new Set<string>();
  let steps = 0;
  let reportedAt = start;
  const isGoing = () => performance.now() < end && (options.minutes !== null || steps < options.steps);
  const reportProgress = () =>
    say(
      `${steps} steps, ${reach.transitions.size} transitions, ${reach.states.size} states, ${sentences.size} failures`,
    );
  for (let seed = options.seed; isGoing(); seed += 1) {
    const found = await explore(seed, Math.min(RUN_LENGTH, options.steps), reach, companion);
    steps += found.steps.length;
    if (hasFailed(found) && !found.broken.some((one) => sentences.has(one))) {
      for (const one of found.broken) sentences.add(one);
      const file = await save(found, companion, root);
      say(`Replay it: npm run explore -- ${options.isBrowser ? '--browser ' : ''}--replay ${file}`);
    }
    if (performance.now() - reportedAt > PROGRESS_MS) {
      reportedAt = performance.now();
      reportProgress();
    }
  }
  reportProgress();
  mkdirSync(join(root, RESULTS), { recursive: true });
  const explored: Exploration = {
    steps,
    duration: Math.round(performance.now() - start),
    broken: [...sentences],
    transitions: Object.fromEntries(reach.transitions),
    states: Object.fromEntries(reach.states),
  };
  const name = options.isBrowser ? 'explored-in-browser.json' : 'explored.json';
  writeFileSync(join(root, RESULTS, name), JSON.stringify(explored, null, 1));
  return sentences.size === 0;
}

async function replayFile(file: string, companion: Companion): Promise<boolean> {
  const recorded = readReplay(readFileSync(file, 'utf8'), file);
  const { steps, broken, impossible } = await replay(planOf(recorded), { companion });
  say(runInWords({ seed: recorded.seed, visit: recorded.visit, steps, broken }));
  if (impossible !== null) say(`  not possible here any more: ${impossible}`);
  const isWell = broken.length === 0 && impossible === null;
  if (isWell) say('  All is as it should be.');
  return isWell;
}

async function run(options: Options, { chromium, root }: Tools): Promise<boolean> {
  if (options.isHeaded) checkDisplay();
  const served = options.isBrowser ? await serveShop(root, await chromium(), options.isHeaded) : null;
  const companion = served ? beside(served.browser, served.baseURL) : alone;
  try {
    return options.replay === null
      ? await exploreAll(options, companion, root)
      : await replayFile(options.replay, companion);
  } finally {
    await served?.close();
  }
}

/** What is wrong with the file that was named; null where something else is. */
function fileProblem(error: unknown, file: string | null): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code === 'ENOENT' && 'path' in error) return `There is no file '${error.path}'.`;
  return error.code === 'EISDIR' ? `'${file}' is a folder: name a replay file.` : null;
}

/** The whole command. @returns its exit code: 1 where something is broken, 2 where it was not asked rightly */
export async function command(args: readonly string[], tools: Tools): Promise<number> {
  let file: string | null = null;
  try {
    const options = readOptions(args);
    file = options.replay;
    return (await run(options, tools)) ? 0 : 1;
  } catch (error) {
    const problem = fileProblem(error, file);
    if (error instanceof WrongOption) complain(`${wrongUse(error)}\n\n${USAGE}`);
    else if (error instanceof DamagedReplay || error instanceof NoDisplay) complain(error.message);
    else if (problem !== null) complain(problem);
    else throw error;
    return 2;
  }
}
