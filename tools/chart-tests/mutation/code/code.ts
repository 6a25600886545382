import { readFileSync } from 'node:fs';
import { writeResult } from '../../commands/write-result.ts';
import { WrongOption } from '../../commands/wrong-option.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { codeReportJson, codeReportText, isReached } from './report-text.ts';
import { type CodeVerdict, reasonKey, verdictsOf } from './stryker-report.ts';

/** A part of the project's plain code, whose mutants the tests have to notice. */
export type Area = {
  readonly name: string;
  /** Paths from the project's folder. */
  readonly files: readonly string[];
  /** Which tests judge it, as patterns of paths. */
  readonly tests: readonly string[];
  /** The least share of its mutants that is to be killed. */
  readonly goal: number;
};

type Given = {
  /** Runs StrykerJS with settings from a file. @returns whether it came to its end */
  readonly stryker: (settings: string) => Promise<boolean>;
  readonly areas: readonly Area[];
  /** Mutants that make no difference, by their words, each with the reason. */
  readonly equivalent: Readonly<Record<string, string>>;
  /** The settings of Vitest for the tests that judge mutants. */
  readonly vitestConfig: string;
  /** The folder of the results: of these files, and of others that were judged before. */
  readonly folder: string;
};

const resultsIn = (folder: string): string => `${folder}/stryker.json`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A loop without an end is stopped; a slow machine must not look like one. */
const LONGEST_PAUSE_MS = 30_000;

const settingsFor = (
  { files, tests }: Pick<Area, 'files' | 'tests'>,
  { workers, isAnew }: Options,
  { vitestConfig, folder }: Given,
) => ({
  mutate: files,
  testFiles: tests,
  timeoutMS: LONGEST_PAUSE_MS,
  concurrency: workers,
  testRunner: 'vitest',
  vitest: { configFile: vitestConfig },
  coverageAnalysis: 'perTest',
  // Code that runs when a file is loaded, such as a table, belongs to no test: each of its mutants would run all tests.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: resultsIn(folder),
  force: isAnew,
  reporters: ['progress-append-only'],
  tempDirName: `${folder}/stryker`,
  // Files that no test of plain code reads need not be copied.
  ignorePatterns: ['dist', folder, 'playwright-report', 'docs/images', 'backend/data', '**/stryker/node_modules'],
  // It would be read by TypeScript's compiler API, which TypeScript 7 does not have. Vite needs no types.
  tsconfigFile: 'no-tsconfig.json',
  allowConsoleColors: false,
});

/** Reasons for mutants that are not there any more, of files that were judged. */
function staleReasons(
  reasons: readonly string[],
  verdicts: readonly CodeVerdict[],
  files: readonly string[],
): readonly string[] {
  const keys = new Set(verdicts.filter(({ fate }) => fate === 'equivalent').map(reasonKey));
  return reasons.filter((key) => !keys.has(key) && files.some((file) => key.startsWith(`${file}: `)));
}

async function run(args: readonly string[], given: Given): Promise<number> {
  const options = readOptions(
    args,
    given.areas.flatMap(({ files }) => files),
  );
  const settings = `${given.folder}/stryker-settings.json`;
  const asked = given.areas
    .map((area) => ({ ...area, files: area.files.filter((file) => options.files.includes(file)) }))
    .filter(({ files }) => files.length > 0);
  for (const area of asked) {
    writeResult(settings, JSON.stringify(settingsFor(area, options, given), null, 2));
    if (!(await given.stryker(settings))) return 1;
  }
  const verdicts = verdictsOf(readFileSync(resultsIn(given.folder), 'utf8'), given.equivalent);
  const judged = asked.map(({ name, files, goal }) => ({
    ...{ name, goal },
    verdicts: verdicts.filter(({ file }) => files.includes(file)),
  }));
  say(`\n${codeReportText(judged)}`);
  const stale = staleReasons(Object.keys(given.equivalent), verdicts, options.files);
  if (stale.length > 0) say(`\nNo such mutant survives any more, so it needs no reason:\n  ${stale.join('\n  ')}`);
  if (options.json !== null) {
    writeResult(options.json, codeReportJson(verdicts));
    say(`Written: ${options.json}`);
  }
  return judged.every(isReached) && stale.length === 0 ? 0 : 1;
}

/**
 * npm run mutants -- code.
 * @returns the exit code: 0, 1 where too many mutants survived or the code cannot be judged, 2 where the options are wrong
 */
export async function code(args: readonly string[], given: Given): Promise<number> {
  try {
    return await run(args, given);
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    return 2;
  }
}
