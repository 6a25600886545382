import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fingerprintOf } from '#tools/flowbook/chart/fingerprint.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { checkedOut, commitOf, GitProblem } from '#tools/flowbook/compare/git.ts';
import { revisionIn } from '#tools/flowbook/compare/revision.ts';
import { run } from '#tools/shared/run.mjs';
import { originOf } from './origin.ts';
import type { Storyboard, Width } from './storyboard.ts';
import { STORYBOARD_FOLDER } from './written-storyboard.ts';

type Asked = {
  /** The charts as they were named; none where all are meant. They may be others than those of today. */
  readonly names: readonly string[];
  readonly widths: readonly Width[];
  readonly out: string;
};

const COMMAND = 'tools/commands/storyboard.mjs';
const LOCK = 'package-lock.json';

/** Where the pictures of a commit are. */
export const folderOf = (commit: string): string => `${STORYBOARD_FOLDER}-${commit}`;

/** Other dependencies than ours are installed by the command itself, and not into our folder. */
async function separateDependencies(root: string, folder: string): Promise<void> {
  const [ours, theirs] = await Promise.all([root, folder].map((each) => readFile(join(each, LOCK), 'utf8')));
  if (ours !== theirs) await rm(join(folder, 'node_modules'));
}

/** A storyboard of an older form does not say what it was made from. */
async function stamp(file: string, root: string, commit: string, checkout: string): Promise<void> {
  const origin = await originOf(root, commit);
  const { flows } = await revisionIn(checkout, commit);
  const prints = new Map(flows.map(({ machine }) => [machine.id, fingerprintOf(readChart(machine))]));
  const board: Storyboard = JSON.parse(await readFile(file, 'utf8'));
  const states = board.states.map((state) => ({ ...state, ...origin, fingerprint: prints.get(state.chart) ?? '' }));
  await writeFile(file, JSON.stringify({ ...board, states }, null, 1));
}

/**
 * Pictures the shop as it was: builds a commit in a folder of its own, and runs the storyboard that it has.
 * @returns the exit code of that storyboard
 */
export async function pictureRevision(options: Asked, revision: string, root: string): Promise<number> {
  const commit = await commitOf(root, revision);
  const out = resolve(root, options.out === STORYBOARD_FOLDER ? folderOf(commit) : options.out);
  const { folder, remove } = await checkedOut(root, commit);
  try {
    if (!existsSync(join(folder, COMMAND))) throw new GitProblem(`${revision} has no storyboard yet.`);
    await separateDependencies(root, folder);
    const widths = options.widths.length === 1 ? ['--width', String(options.widths[0])] : [];
    const { ok } = await run(process.execPath, [COMMAND, ...options.names, ...widths, '--out', out], { cwd: folder });
    const file = join(out, 'storyboard.json');
    if (!existsSync(file)) throw new GitProblem(`The storyboard of ${revision} was not written; the reason is above.`);
    await stamp(file, root, commit, folder);
    return ok ? 0 : 1;
  } finally {
    remove();
  }
}
