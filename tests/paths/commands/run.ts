import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Companion } from '#tests/explore/companion.ts';
import { replayText } from '#tests/explore/replay-file.ts';
import { beside } from '#tests/paths/browser/beside.ts';
import { checkDisplay, openBrowser, serveShop } from '#tests/paths/browser/served-shop.ts';
import { knownShop } from '#tests/paths/projection/known-shop.ts';
import { type Listener, type Played, played } from '#tests/paths/projection/play.ts';
import { projected } from '#tests/paths/projection/project.ts';
import { isWhole, type Projection } from '#tests/paths/projection/projection.ts';
import { junit, type Outcome } from '#tools/chart-tests/commands/junit.ts';
import { writeResult } from '#tools/chart-tests/commands/write-result.ts';
import type { DescribedPath } from '#tools/chart-tests/engine/described.ts';
import type { Graph } from '#tools/chart-tests/engine/walk.ts';
import { checkAnswers } from '#tools/shared/site-address.mjs';
import {
  countWords,
  doneLines,
  endWords,
  leftOutWords,
  moveLine,
  pathWords,
  projectionWords,
  stepWords,
  visitLine,
} from './run-words.ts';

/** Where traces and replay files are left. */
const FOLDER = 'test-results/paths';

export type RunOptions = {
  /** The address of a shop that is served elsewhere; null for the build. */
  readonly base: string | null;
  /** Whether the browser can be seen. */
  readonly isHeaded: boolean;
  /** ms to wait before each move. */
  readonly slowMs: number;
  /** Whether Playwright writes a trace. */
  readonly isTraced: boolean;
  /** Whether it is only said what would be done. */
  readonly isPlan: boolean;
  /** The file for a JUnit document; null for none. */
  readonly junit: string | null;
};

export type Wanted = { readonly path: DescribedPath; readonly graph: Graph };

export type Tools = {
  /** Finds a Chromium. */
  chromium: () => Promise<string>;
  /** The same, and sees to it that the shop is built as its sources are. */
  chromiumForBuiltShop: () => Promise<string>;
  /** The project's folder, as a path. */
  folder: string;
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const aloud = ({ chart, steps }: Projection): Listener => ({
  step: (one, index) => say(stepWords(one, index)),
  visit: (visit) => say(visitLine(visit)),
  move: (words) => say(moveLine(words)),
  end: (one, broken) => say(endWords(one, steps.indexOf(one), chart, broken)),
});

/** Says nothing but the step that fails. */
const quiet = ({ chart, steps }: Projection): Listener => ({
  step: () => {},
  visit: () => {},
  move: () => {},
  end: (one, broken) => {
    const index = steps.indexOf(one);
    if (broken.length === 0) return;
    say([stepWords(one, index), ...doneLines(one), endWords(one, index, chart, broken)].join('\n'));
  },
});

/** What is done with each path. All is well where all that can be on the screen was walked and agreed. */
type Doing = (projection: Projection, flow: string) => Promise<Omit<Outcome, 'path' | 'leftOut'>>;

type Failure = { flow: string; played: Played['run'] };

/** Says what has failed, and how to see it again. @param folder the project's */
function explain({ id, title }: Projection, { flow, played: failed }: Failure, folder: string): void {
  mkdirSync(join(folder, FOLDER), { recursive: true });
  const file = join(FOLDER, `${id}.json`);
  writeFileSync(join(folder, file), replayText(title, failed));
  say(`  Again: npm run paths -- run ${flow} --path ${id} --headed`);
  say(`  Or:    npm run explore -- --browser --headed --replay ${file}`);
}

const doPlan =
  (isOne: boolean): Doing =>
  (projection) => {
    const lines = isOne
      ? ['', projectionWords(projection)]
      : [`${projection.id}  ${countWords(projection)}`, ...leftOutWords(projection)];
    say(lines.join('\n'));
    return Promise.resolve({ isWell: isWhole(projection), seconds: 0, broken: [] });
  };

type Stage = { served: Awaited<ReturnType<typeof serveShop>>; folder: string; isOne: boolean };

const doWalk =
  ({ isTraced, slowMs }: RunOptions, { served: { browser, baseURL }, folder, isOne }: Stage): Doing =>
  async (projection, flow) => {
    const { id } = projection;
    const traces: string[] = [];
    /** Each visit has a browser context, and a trace, of its own. */
    const companion: Companion = (expectedModel) => {
      if (!isTraced) return beside(browser, baseURL)(expectedModel);
      const trace = join(FOLDER, id, traces.length === 0 ? 'trace.zip' : `trace-${traces.length + 1}.zip`);
      traces.push(trace);
      return beside(browser, baseURL, { trace: join(folder, trace) })(expectedModel);
    };
    if (isOne) say(`\n${pathWords(projection)}`);
    const listener = (isOne ? aloud : quiet)(projection);
    const start = performance.now();
    const { run: walk, failed } = await played(projection, { companion, listener, slowMs });
    const seconds = (performance.now() - start) / 1000;
    const isWell = failed === null && isWhole(projection);
    say(
      [
        `${isWell ? '✓' : '✗'} ${id}  ${countWords(projection)}, ${seconds.toFixed(1)} s`,
        ...leftOutWords(projection),
      ].join('\n'),
    );
    if (failed !== null) explain(projection, { flow, played: walk }, folder);
    for (const trace of traces) say(`  Its trace: npx playwright show-trace ${trace}`);
    return { isWell, seconds, broken: walk.broken };
  };

async function servedFor({ base, isHeaded }: RunOptions, tools: Tools) {
  if (base === null) return serveShop(tools.folder, await tools.chromiumForBuiltShop(), isHeaded);
  await checkAnswers(base);
  const browser = await openBrowser(await tools.chromium(), isHeaded);
  return { browser, baseURL: base, close: () => browser.close() };
}

/**
 * Walks paths on the real screens of the shop.
 * @returns whether all that can be on the screen was walked and agreed
 */
export async function run(wanted: readonly Wanted[], options: RunOptions, tools: Tools): Promise<boolean> {
  if (options.isHeaded) checkDisplay();
  const { folder } = tools;
  const isOne = wanted.length === 1;
  const served = options.isPlan ? null : await servedFor(options, tools);
  const done = served === null ? doPlan(isOne) : doWalk(options, { served, folder, isOne });
  const outcomes: Outcome[] = [];
  try {
    const known = await knownShop();
    for (const { path, graph } of wanted) {
      const projection = await projected(path, graph, known);
      outcomes.push({ path, ...(await done(projection, graph.flow.flow)), leftOut: leftOutWords(projection) });
    }
  } finally {
    await served?.close();
  }
  if (options.junit !== null) {
    writeResult(options.junit, junit(outcomes));
    say(`Written: ${options.junit}`);
  }
  const well = outcomes.filter(({ isWell }) => isWell).length;
  const how = options.isPlan ? 'can be walked' : 'were walked';
  if (!isOne) say(`\n${well} of ${wanted.length} paths ${how} as far as they can be on the screen.`);
  return well === wanted.length;
}
