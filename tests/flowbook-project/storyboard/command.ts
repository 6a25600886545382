import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveShop } from '#tests/paths/browser/served-shop.ts';
import { askedOptions, complain } from '#tools/chart-tests/commands/asked-options.ts';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import type { Sentence } from '#tools/chart-tests/report/sentences.ts';
import { sentencesIn } from '#tools/chart-tests/report/sentences.ts';
import { fingerprintOf } from '#tools/flowbook/chart/fingerprint.ts';
import { GitProblem } from '#tools/flowbook/compare/git.ts';
import { type Origin, originOf } from '#tools/flowbook/storyboard/origin.ts';
import { pictureRevision } from '#tools/flowbook/storyboard/picture-revision.ts';
import { Pictures } from '#tools/flowbook/storyboard/pictures.ts';
import { type ChartFacts, factsOf, requirementsOf } from '#tools/flowbook/storyboard/state-facts.ts';
import type { Storyboard, Width } from '#tools/flowbook/storyboard/storyboard.ts';
import { renewed, storyboardOf } from '#tools/flowbook/storyboard/written-storyboard.ts';
import { whyUnseen } from './not-pictured.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { type Pictured, pictureShop } from './picture-shop.ts';
import { stateKey } from './tour-walk.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const split = (key: string): { chart: string; rest: string } => {
  const at = key.indexOf(' ');
  return { chart: key.slice(0, at), rest: key.slice(at + 1) };
};

/** The results at one width, in the storyboard's format. */
function boardOf(
  width: Width,
  pictured: Pictured,
  facts: readonly ChartFacts[],
  sentences: readonly Sentence[],
  origin: Origin,
): Storyboard {
  const states = pictured.states.flatMap(({ key, file, step, axe, texts, shots: { walk } }) => {
    const { chart: name, rest: path } = split(key);
    const own = facts.find(({ chart }) => chart.id === name);
    if (!own) return [];
    const requirements = requirementsOf(own.chart, path, sentences);
    const pathId = own.pathIds.get(path) ?? null;
    const moves = walk.plan.moves.slice(0, step);
    const made = { ...origin, fingerprint: fingerprintOf(own.chart) };
    return [
      { chart: name, path, width, file, tour: walk.title, step, moves, pathId, requirements, axe, texts, ...made },
    ];
  });
  const transitions = pictured.transitions.map(({ key, ...seen }) => {
    const { chart, rest: edge } = split(key);
    return { chart, edge, width, ...seen };
  });
  const shown = new Set(pictured.states.map(({ key }) => key));
  const missing = facts.flatMap(({ chart: { id }, leaves }) =>
    leaves
      .filter((path) => !shown.has(stateKey(id, path)))
      .map((path) => {
        const why = whyUnseen(id, path, width, pictured.passed.has(stateKey(id, path)));
        return { chart: id, path, width, why: why ?? 'No walk has pictured it.', hasScreen: why === null };
      }),
  );
  return { states, transitions, missing };
}

/** The storyboard that is there already; null where there is none, or one of another form. */
async function storyboardIn(folder: string): Promise<Storyboard | null> {
  const text = await textOf(pathToFileURL(join(folder, 'storyboard.json')));
  if (text === null) return null;
  try {
    return storyboardOf(text);
  } catch {
    say('The storyboard that is there is damaged, or of another version: it is made again.');
    return null;
  }
}

function sumUp({ states, transitions, missing }: Storyboard, failures: readonly string[], isWell: boolean): void {
  const lost = missing.filter(({ hasScreen }) => hasScreen);
  const violated = states.filter(({ axe }) => axe !== 'clean');
  say(
    `\n${states.length} of ${states.length + lost.length} states that have a screen are pictured, and ${transitions.length} transitions.`,
  );
  say(`${missing.length - lost.length} have nothing to be pictured; storyboard.json says why.`);
  for (const { chart, path, width, why } of lost) say(`✗ ${chart} ${path} at ${width}: ${why}`);
  for (const { chart, path, width, axe } of violated)
    say(`✗ axe, ${chart} ${path} at ${width}: ${[axe].flat().join('; ')}`);
  for (const failure of failures) say(`✗ ${failure}`);
  if (isWell) say('axe finds nothing on any of them.');
}

async function ofRevision(options: Options, revision: string, root: string): Promise<number> {
  try {
    return await pictureRevision(options, revision, root);
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    complain(error.message);
    return 2;
  }
}

/**
 * npm run storyboard.
 * @param root the project's folder
 * @returns its exit code: 1 where a picture is missing, a walk has failed or axe has found something; 2 where it was not asked rightly
 */
export async function storyboard(args: readonly string[], root: URL, chromium: () => Promise<string>): Promise<number> {
  const options = askedOptions(args, readOptions, USAGE);
  if (options === null) return 2;
  if (options.revision !== null) return await ofRevision(options, options.revision, fileURLToPath(root));
  const executablePath = await chromium();
  const folder = resolve(fileURLToPath(root), options.out);
  const facts = options.flows.map(factsOf);
  const charts = new Set(facts.map(({ chart }) => chart.id));
  const sentences = sentencesIn(await readFile(new URL('docs/requirements.md', root), 'utf8'));
  const origin = await originOf(fileURLToPath(root));
  const before = await storyboardIn(folder);
  const isWhole = readOptions([]).flows.length === charts.size && options.widths.length > 1;
  if (isWhole) await rm(folder, { recursive: true, force: true });
  const pictures = new Pictures(folder);
  const served = await serveShop(fileURLToPath(root), executablePath, false);
  const boards: Storyboard[] = [];
  const failures: string[] = [];
  try {
    for (const width of options.widths) {
      const pictured = await pictureShop(width, { ...served, pictures, charts, say });
      boards.push(boardOf(width, pictured, facts, sentences, origin));
      failures.push(...pictured.failures);
    }
  } finally {
    await served.close();
  }
  const now = {
    states: boards.flatMap(({ states }) => states),
    transitions: boards.flatMap(({ transitions }) => transitions),
    missing: boards.flatMap(({ missing }) => missing),
  };
  const whole = before === null || isWhole ? now : renewed(before, now, charts);
  await writeFile(join(folder, 'storyboard.json'), JSON.stringify(whole, null, 1));
  const isWell =
    failures.length === 0 &&
    now.missing.every(({ hasScreen }) => !hasScreen) &&
    now.states.every(({ axe }) => axe === 'clean');
  sumUp(now, failures, isWell);
  say(`${pictures.count} pictures: ${join(options.out, 'storyboard.json')}. npm run flowbook shows them.`);
  return isWell ? 0 : 1;
}
