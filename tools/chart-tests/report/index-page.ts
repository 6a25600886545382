import type { Exploration } from './exploration.ts';
import type { FlowReport } from './flow-report.ts';
import { escaped, flowLink, items, page, pathLinks, table } from './markup.ts';
import { type MutationResult, noticedIn } from './mutation-results.ts';
import { noticedText } from './noticed-text.ts';
import type { Report, SentenceReport } from './report.ts';
import type { TestResult } from './test-results.ts';

/** How many of the slowest tests are named. */
const SLOWEST = 10;

function gapsBox({ gaps, missing }: Report): string {
  const all = [...gaps, ...missing];
  if (all.length === 0)
    return '<p class="good">Every state and every transition is walked, every guard both ways, every sentence holds, and every statement has a test that passes.</p>';
  return `<section class="gaps" aria-labelledby="gaps"><h2 id="gaps">What is missing (${all.length})</h2>${items(all.map((gap) => escaped(gap)))}</section>`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const counted = (count: number): string => count.toLocaleString('en-GB');

const FLOW_HEAD = [
  'Flow',
  'Approved snapshot',
  'States',
  'Transitions',
  'Situations',
  'Edges',
  'Ignored',
  'Paths',
  'Steps',
  'Sentences',
  'Walk',
  'Changes noticed',
  'Of views',
];

function flowRow(mutationResults: readonly MutationResult[], flow: FlowReport): string[] {
  const agreed = flow.differences !== null && flow.differences.length === 0;
  const steps = flow.paths.reduce((sum, path) => sum + path.steps.length, 0);
  const { states, transitions, situations, edges, ignored, paths, properties } = flow;
  return [
    `<a href="${flowLink(flow.flow)}">${flow.flow}</a>`,
    agreed ? '<span class="fine">as approved</span>' : '<span class="bad">differs</span>',
    ...[states.length, transitions.length, situations, edges, ignored, paths.length, steps, properties.length].map(
      counted,
    ),
    seconds(flow.walkMs),
    ...(['charts', 'views'] as const).map((target) =>
      noticedText(noticedIn(mutationResults.filter((result) => result.flow === flow.flow && result.target === target))),
    ),
  ];
}

function exploredSection(exploration: Exploration | null, flows: readonly FlowReport[]): string {
  if (exploration === null) return '';
  const transitions = flows.flatMap((flow) => flow.transitions);
  const taken = transitions.filter(({ explored }) => (explored ?? 0) > 0).length;
  const { steps, duration, states, broken } = exploration;
  const result = broken.length === 0 ? '<span class="fine">nothing was broken</span>' : items(broken.map(escaped));
  return `<h2>The explorer</h2><p>${counted(steps)} steps through the whole shop in ${seconds(duration)}: ${counted(taken)} of ${counted(transitions.length)} transitions, ${counted(Object.keys(states).length)} combinations of states of its flows; ${result}.</p>`;
}

/** Plain code, by its files. */
function codeSection(mutationResults: readonly MutationResult[]): string {
  const ofCode = mutationResults.filter(({ target }) => target === 'code');
  if (ofCode.length === 0) return '';
  const rows = [...new Set(ofCode.map(({ flow }) => flow))].map((file) => [
    `<code>${escaped(file)}</code>`,
    noticedText(noticedIn(ofCode.filter(({ flow }) => flow === file))),
  ]);
  return `<h2>Plain code</h2><p>Changes of plain code that are noticed: ${noticedText(noticedIn(ofCode))}</p>
<details><summary>By file</summary>${table('Plain code', ['File', 'Changes noticed'], rows, 1)}</details>`;
}

function durationsSection(tests: readonly TestResult[]): string {
  if (tests.length === 0) return '';
  const suites = [...new Set(tests.map(({ suite }) => suite))].map((suite) => {
    const own = tests.filter((test) => test.suite === suite);
    return `${counted(own.length)} tests ${suite}, ${seconds(own.reduce((sum, { duration }) => sum + duration, 0))} together`;
  });
  const slowest = tests.toSorted((one, other) => other.duration - one.duration).slice(0, SLOWEST);
  const rows = slowest.map(({ title, suite, duration }) => [escaped(title), suite, seconds(duration)]);
  return `<h2>Durations</h2>${items(suites)}<h3>The slowest</h3>${table('The slowest tests', ['Test', 'Where', 'Time'], rows, 2)}`;
}

const OUTCOME_WORDS = { passed: 'passed', failed: 'FAILED', 'not run': 'did not run' } as const;

function testsText(tests: SentenceReport['tests']): string {
  if (tests.length === 0) return '<p class="quiet">No result of a test that names it.</p>';
  const line = ({ outcome, title, suite }: SentenceReport['tests'][number]) =>
    `<span class="${outcome === 'passed' ? 'fine' : 'bad'}">${OUTCOME_WORDS[outcome]}</span> ${escaped(title)} <span class="quiet">${suite}</span>`;
  return items(tests.map(line));
}

function propertiesText(properties: SentenceReport['properties']): string {
  if (properties.length === 0) return '';
  const line = ({ flow, title }: SentenceReport['properties'][number]) =>
    `<a href="${flowLink(flow)}">${flow}</a>: ${escaped(title)}`;
  return `<h3>As sentences that hold at every step</h3>${items(properties.map(line))}`;
}

function sentenceSection({ id, text, homes, paths, properties, tests, mutationResults }: SentenceReport): string {
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  const result = tests.length === 0 ? 'no tests' : `${passed} of ${tests.length} tests pass`;
  return `<details><summary><strong>${id}</strong> ${escaped(text)} <span class="${passed < tests.length ? 'bad' : 'quiet'}">${result}</span></summary><div id="${id}">
${homes.length === 0 ? '' : `<h3>Where the charts meet it</h3>${items(homes.map((home) => escaped(home)))}`}
${paths.length === 0 ? '' : `<h3>Paths through it</h3><p>${pathLinks(paths)}</p>`}
${propertiesText(properties)}
${mutationResults.all === 0 ? '' : `<h3>Changes of the charts that are noticed</h3><p>${noticedText(mutationResults)}</p>`}
<h3>Tests</h3>${testsText(tests)}
</div></details>`;
}

/** The first page of the report: what is missing, the flows, and the requirements. */
export const indexPage = (report: Report): string =>
  page(
    'Tawny & Rye: what the charts do, and what is tested',
    `<main><h1>What the charts do, and what is tested</h1>
${gapsBox(report)}
<h2>Flows</h2>
${table(
  'Flows',
  FLOW_HEAD,
  report.flows.map((flow) => flowRow(report.mutationResults, flow)),
  2,
)}
${codeSection(report.mutationResults)}
${exploredSection(report.exploration, report.flows)}
<h2>Requirements</h2>
${report.sentences.map(sentenceSection).join('\n')}
${durationsSection(report.tests)}
</main>`,
  );
