import { mutableViews } from '#tests/paths/all-view-mutants.ts';
import { serveShop } from '#tests/paths/browser/served-shop.ts';
import type { Look } from '#tests/paths/browser/tour-record.ts';
import { EQUIVALENT_VIEWS } from '#tests/paths/equivalent-views.ts';
import type { Tour } from '#tests/paths/tour.ts';
import { TOURS } from '#tests/paths/tours.ts';
import { writeResult } from '#tools/chart-tests/commands/write-result.ts';
import { WrongOption } from '#tools/chart-tests/commands/wrong-option.ts';
import { mutationScore } from '#tools/chart-tests/mutation/score.ts';
import { inParallel } from '#tools/chart-tests/mutation/views/in-parallel.ts';
import { type Options, readOptions, sampleOf, USAGE } from '#tools/chart-tests/mutation/views/options.ts';
import type { ViewMutant } from '#tools/chart-tests/mutation/views/view-mutants.ts';
import { faultWords, judged, type Passed, SHORT, type ViewVerdict } from './judge.ts';
import { mutatedShop } from './mutated-shop.ts';
import { reportJson, reportText, verdictText } from './report-text.ts';
import { runTour, type Stage } from './tour-run.ts';

/** So many of the mutants that make a difference are to be killed. */
const GOAL = 0.95;

type Tools = {
  /** Finds a Chromium. */
  readonly chromium: () => Promise<string>;
  /** The project's folder. */
  readonly root: string;
};

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** How the tours go without a mutant: which mutants they come past, what is read out, and what has the focus. */
type Without = { readonly passed: Passed; readonly looks: ReadonlyMap<Tour, readonly Look[]> };

/** Takes every tour without a mutant. @throws where page and charts differ: no mutant could be distinguished from the shop */
async function toursWithout(stage: Stage, workers: number): Promise<Without> {
  const runs = await inParallel(TOURS, workers, async (tour) => {
    const { passed, fault, looks } = await runTour(stage, tour, null, SHORT);
    if (fault) {
      throw new Error(`Without any mutant page and charts differ, so none can be judged.\n${faultWords(tour, fault)}`);
    }
    say(`  ${tour.title}: comes past ${passed.size}`);
    return { tour, passed, looks };
  });
  return {
    passed: new Map(runs.map(({ tour, passed }) => [tour, passed])),
    looks: new Map(runs.map(({ tour, looks }) => [tour, looks])),
  };
}

/** Judges mutants on a shop that holds them all, and says how each fares. */
async function judgedOn(
  stage: Stage,
  mutants: readonly ViewMutant[],
  options: Options,
): Promise<readonly ViewVerdict[]> {
  say('The tours without a mutant:');
  const { passed, looks } = await toursWithout(stage, options.workers);
  let done = 0;
  return inParallel(mutants, options.workers, async (mutant) => {
    const reason = EQUIVALENT_VIEWS[mutant.id];
    const verdict: ViewVerdict =
      reason === undefined || options.areEquivalentAsked
        ? await judged(mutant, passed, (tour, id, waiting) => runTour(stage, tour, id, waiting, looks.get(tour)))
        : { mutant, fate: 'equivalent', because: reason, seconds: 0 };
    done += 1;
    say(verdictText(verdict, done, mutants.length));
    return verdict;
  });
}

async function run(args: readonly string[], { chromium, root }: Tools): Promise<number> {
  const mutable = mutableViews();
  const all = mutable.flatMap(({ mutants }) => mutants);
  const options = readOptions(args, [...new Set(all.map(({ flow }) => flow))]);
  const executable = await chromium();
  say(`Building the shop with its ${all.length} mutants; about a minute.`);
  const shop = await mutatedShop(root, mutable);
  const stage = await serveShop(shop.folder, executable, false);
  try {
    const verdicts = await judgedOn(stage, sampleOf(all, options), options);
    say(`\n${reportText(verdicts)}`);
    if (options.json !== null) {
      writeResult(options.json, reportJson(verdicts));
      say(`Written: ${options.json}`);
    }
    return mutationScore(verdicts) >= GOAL ? 0 : 1;
  } finally {
    await stage.close();
    shop.remove();
  }
}

/**
 * npm run mutants -- views.
 * @returns the exit code: 0, 1 where too many mutants survived or the shop cannot be judged, 2 where the options are wrong
 */
export async function views(args: readonly string[], tools: Tools): Promise<number> {
  const stop = () => process.exit(130);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await run(args, tools);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isAsked = error instanceof WrongOption;
    process.stderr.write(`${error.message}\n${isAsked ? `\n${USAGE}\n` : ''}`);
    return isAsked ? 2 : 1;
  }
}
