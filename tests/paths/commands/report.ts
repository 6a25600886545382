import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { exercised } from '#tests/paths/properties/exercised.ts';
import { latestChange, outdated, storedResults } from '#tools/chart-tests/commands/stored-results.ts';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';
import { type Exploration, explorationOf, together } from '#tools/chart-tests/report/exploration.ts';
import { flowReport } from '#tools/chart-tests/report/flow-report.ts';
import { type MutationResult, mutationResultsOf } from '#tools/chart-tests/report/mutation-results.ts';
import { reportOf } from '#tools/chart-tests/report/report.ts';
import { sentencesIn } from '#tools/chart-tests/report/sentences.ts';
import { siteOf } from '#tools/chart-tests/report/site.ts';
import { playwrightResults, type TestResult, vitestResults } from '#tools/chart-tests/report/test-results.ts';

const FOLDER = 'test-results/report/';

/** The stages of `npm test` whose results are joined. */
const STAGES = [
  { stage: 'unit', read: vitestResults },
  { stage: 'e2e', read: playwrightResults },
  { stage: 'flowbook-unit', read: vitestResults },
  { stage: 'flowbook-e2e', read: playwrightResults },
] as const;
const MUTATION_REPORTS = [
  { target: 'charts', path: 'test-results/mutants.json', command: 'npm run mutants --' },
  { target: 'views', path: 'test-results/view-mutants.json', command: 'npm run mutants -- views' },
  { target: 'code', path: 'test-results/code-mutants.json', command: 'npm run mutants -- code' },
] as const;

/** The explorers' progress is stored here: in Node, and beside the real screens. */
const EXPLORED = ['test-results/explored.json', 'test-results/explored-in-browser.json'] as const;

/** Null without any exploration. */
async function exploredSoFar(root: URL): Promise<Exploration | null> {
  const texts = await Promise.all(EXPLORED.map((path) => textOf(new URL(path, root))));
  const explorations = texts.filter((text) => text !== null).map((text) => explorationOf(JSON.parse(text)));
  return explorations.length === 0 ? null : together(explorations);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** npm run report. @param root the project's folder */
export async function report(root: URL): Promise<void> {
  const tests: TestResult[] = [];
  const missing: string[] = [];
  const changed = await latestChange(root);
  for (const { stage, read } of STAGES) {
    const stored = await storedResults(root, stage);
    missing.push(...stored.missing, ...outdated(stored.files, changed));
    for (const { text } of stored.files) tests.push(...read(JSON.parse(text)));
  }
  const mutationResults: MutationResult[] = [];
  for (const { target, path, command } of MUTATION_REPORTS) {
    const text = await textOf(new URL(path, root));
    if (text === null) missing.push(`${path} is not there: ${command} --json ${path}`);
    else mutationResults.push(...mutationResultsOf(target, text));
  }
  const exploration = await exploredSoFar(root);
  if (exploration === null) missing.push(`${EXPLORED[0]} is not there: npm run explore`);
  const flows = [];
  for (const flow of FLOWS) {
    const approved = await textOf(new URL(`tests/paths/approved/${flow.flow}.md`, root));
    flows.push(flowReport(flow, { approved, properties: exercised(flow), exploration }));
    say(`${flow.flow}: walked.`);
  }
  const paper = sentencesIn(await readFile(new URL('docs/requirements.md', root), 'utf8'));
  const whole = reportOf({ paper, flows, tests, mutationResults, exploration, missing });
  const folder = new URL(FOLDER, root);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('report.json', folder), JSON.stringify(whole, null, 2));
  for (const [name, html] of Object.entries(siteOf(whole))) await writeFile(new URL(name, folder), html);
  say(`\n${whole.gaps.length + missing.length} gaps. The report: ${FOLDER}index.html`);
}
