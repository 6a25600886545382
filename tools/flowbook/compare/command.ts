import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askedOptions, complain } from '#tools/chart-tests/commands/asked-options.ts';
import { COMPARE_PATH } from '#tools/flowbook/app/paths.ts';
import { fingerprintOf } from '#tools/flowbook/chart/fingerprint.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { type Origin, originOf } from '#tools/flowbook/storyboard/origin.ts';
import { folderOf } from '#tools/flowbook/storyboard/picture-revision.ts';
import { STORYBOARD_FOLDER } from '#tools/flowbook/storyboard/written-storyboard.ts';
import { run } from '#tools/shared/run.mjs';
import { comparisonOf, isSame } from './comparison.ts';
import { decisionsIn } from './decision-files.ts';
import { checkedOut, commitOf } from './git.ts';
import { markdownOf } from './markdown.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { isPictured, type Pictured, picturedIn } from './pictured.ts';
import { COMPARISON_FOLDER } from './places.ts';
import { type Revision, revisionIn } from './revision.ts';
import { differs, type Screens, screensOf } from './screens.ts';
import { pageOf } from './write-page.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const WORKING_TREE = 'the working tree';

/** What is compared, and where its pictures are. */
type Side = {
  readonly revision: Revision;
  readonly origin: Origin;
  readonly folder: string;
  readonly commit: string | null;
};

/** @param revision null for the working tree */
async function sideOf(root: string, revision: string | null, pictures: string | null): Promise<Side> {
  if (revision === null) {
    const [now, origin] = [await revisionIn(root, WORKING_TREE), await originOf(root)];
    return { revision: now, origin, folder: pictures ?? STORYBOARD_FOLDER, commit: null };
  }
  const commit = await commitOf(root, revision);
  const origin = await originOf(root, commit);
  const { folder, remove } = await checkedOut(root, commit);
  try {
    const name = revision === commit ? commit : `${revision} (${commit})`;
    return { revision: await revisionIn(folder, name), origin, folder: pictures ?? folderOf(commit), commit };
  } finally {
    remove();
  }
}

/** The pictures of a side; null where there is no storyboard of it. */
async function picturesOf({ revision, origin, folder }: Side, root: string): Promise<Pictured | null> {
  const prints = revision.flows.map(({ machine }) => [machine.id, fingerprintOf(readChart(machine))] as const);
  return await picturedIn(resolve(root, folder), origin, new Map(prints));
}

/** Runs the storyboard of each side, of the flows that differ and are not pictured yet, or no longer as they were. */
async function makePictures(sides: readonly Side[], flows: readonly string[], root: string): Promise<void> {
  for (const side of sides) {
    const { commit, folder, revision } = side;
    const pictured = await picturesOf(side, root);
    // Sketches have no approved snapshot, and no screen.
    const own = revision.flows
      .filter(({ flow, machine }) => flows.includes(machine.id) && revision.snapshots.has(flow))
      .map(({ machine }) => machine.id)
      .filter((chart) => !isPictured(pictured, chart));
    if (own.length === 0) continue;
    say(`\nThe storyboard of ${revision.name}:`);
    const of = commit === null ? [] : ['--revision', commit];
    await run(process.execPath, ['tools/commands/storyboard.mjs', ...own, ...of, '--out', folder], { cwd: root });
  }
}

function sayScreens({ pairs, unpictured }: Screens): void {
  const seen = pairs.filter(differs);
  const count = (decision: string | null) => seen.filter((pair) => pair.decision === decision).length;
  if (unpictured.length > 0) say(`${unpictured.length} pictures are missing, or of other files; the page says why.`);
  if (seen.length === 0) return;
  say(
    `${seen.length} screens look different: ${count('approved')} approved, ${count('rejected')} rejected, ${count(null)} open.`,
  );
}

/** @returns whether no screen that looks different is rejected */
async function compareAll(options: Options, root: URL): Promise<boolean> {
  const folder = fileURLToPath(root);
  const was = await sideOf(folder, options.before, options.beforePictures);
  const is = await sideOf(folder, options.after, options.afterPictures);
  const comparison = comparisonOf(was.revision, is.revision, say);
  if (options.isPictured)
    await makePictures(
      [was, is],
      comparison.flows.map(({ chart }) => chart),
      folder,
    );
  const decisions = await decisionsIn(resolve(folder, options.decisions));
  const screens = await screensOf(comparison, await picturesOf(was, folder), await picturesOf(is, folder), decisions);
  const target = resolve(folder, options.out);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'index.html'), await pageOf(comparison, root, screens));
  await writeFile(join(target, 'compare.md'), markdownOf(comparison));
  const between = `between ${was.revision.name} and ${is.revision.name}`;
  if (isSame(comparison) && screens.pairs.length === 0)
    say(`\nNothing differs ${between}: no flow, no statement, no screen that was pictured.`);
  else say(`\n${comparison.flows.length} flows differ ${between}.`);
  sayScreens(screens);
  say(`The page: ${join(options.out, 'index.html')}. For a pull request: ${join(options.out, 'compare.md')}.`);
  if (options.out === COMPARISON_FOLDER)
    say(`npm run flowbook shows the page at ${COMPARE_PATH}, and writes what is decided there.`);
  return screens.pairs.every((pair) => pair.decision !== 'rejected');
}

/**
 * npm run flowbook:compare.
 * @param root the project's folder
 * @returns its exit code: 1 where a screen is rejected; 2 where it was not asked rightly, or there is nothing to compare with
 */
export async function compare(args: readonly string[], root: URL): Promise<number> {
  const options = askedOptions(args, readOptions, USAGE);
  if (options === null) return 2;
  try {
    return (await compareAll(options, root)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    complain(error.message);
    return 2;
  }
}
