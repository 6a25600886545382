import type { DescribedPath } from '../engine/described.ts';
import type { FlowReport, TransitionReport } from './flow-report.ts';
import { type Kill, type Noticed, noticedIn } from './kills.ts';
import type { Report, SentenceReport } from './report.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Looks like the shop, weighs nothing, and needs no network. */
const STYLES = `
:root { color-scheme: light; --ink: #241a17; --quiet: #6b5a52; --line: #ddd0c2; --paper: #fbf8f3; --wine: #5b1a2b; --red: #a3122a; --green: #1f6b3a; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1, h2, h3 { font-family: Georgia, serif; font-weight: 400; color: var(--wine); line-height: 1.2; }
h1 { font-size: 2rem; } h2 { margin-top: 2.5rem; } h3 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; }
a { color: var(--wine); } a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--wine); outline-offset: 2px; }
.gaps { border: 2px solid var(--red); border-radius: 0.5rem; padding: 0.5rem 1.25rem; background: #fff; } .gaps h2 { margin-top: 0.5rem; color: var(--red); }
.good { border: 2px solid var(--green); border-radius: 0.5rem; padding: 0.75rem 1.25rem; background: #fff; color: var(--green); }
.bad { color: var(--red); font-weight: 600; } .fine { color: var(--green); } .quiet { color: var(--quiet); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; } td.number, th.number { text-align: right; }
details { border-bottom: 1px solid var(--line); padding: 0.5rem 0; } summary { cursor: pointer; min-height: 24px; } code { font-size: 0.875em; white-space: nowrap; } details [id] { scroll-margin-top: 5rem; }
ol, ul { padding-left: 1.5rem; } li { margin: 0.15rem 0; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --ink: #f0e8df; --quiet: #bfae9f; --line: #493a33; --paper: #1b1412; --wine: #f0b6c1; --red: #ff9a9f; --green: #8fdba6; } .gaps, .good { background: #241a17; } }
`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLES}</style>
</head>
<body>
${body}
</body>
</html>
`;

const items = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const flowLink = (flow: string, fragment = ''): string => `${flow}.html${fragment}`;
const flowOf = (pathId: string): string => pathId.slice(0, pathId.lastIndexOf('-'));

const pathLinks = (ids: readonly string[]): string =>
  ids.map((id) => `<a href="${flowLink(flowOf(id), `#${id}`)}"><code>${id}</code></a>`).join(' ');

const sentenceLinks = (ids: readonly string[]): string =>
  ids.map((id) => `<a href="index.html#${id}">${id}</a>`).join(' ');

/** A table that scrolls by itself where the screen is narrow, by keyboard, too. */
function table(
  label: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbersFrom = Infinity,
): string {
  const cell = (tag: 'td' | 'th') => (text: string, index: number) =>
    `<${tag}${index >= numbersFrom ? ' class="number"' : ''}${tag === 'th' ? ' scope="col"' : ''}>${text}</${tag}>`;
  const bodyRows = rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('\n');
  return `<div class="wide" role="region" aria-label="${escaped(label)}" tabindex="0"><table>
<thead><tr>${head.map(cell('th')).join('')}</tr></thead>
<tbody>${bodyRows}</tbody>
</table></div>`;
}

function gapsBox({ gaps, missing }: Report): string {
  const all = [...gaps, ...missing];
  if (all.length === 0)
    return '<p class="good">Every state and every transition is walked, every guard both ways, and every statement has a test that passes.</p>';
  return `<section class="gaps" aria-labelledby="gaps"><h2 id="gaps">What is missing (${all.length})</h2>${items(all.map((gap) => escaped(gap)))}</section>`;
}

/** 'not run' where nothing was changed. */
function noticedText({ noticed, all }: Noticed): string {
  if (all === 0) return '<span class="quiet">not run</span>';
  return `<span class="${noticed === all ? 'fine' : 'bad'}">${noticed} of ${all}</span>`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function flowRow(
  kills: readonly Kill[],
  { flow, states, transitions, situations, edges, ignored, paths, differences, walkMs }: FlowReport,
): string[] {
  const agreed = differences !== null && differences.length === 0;
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return [
    `<a href="${flowLink(flow)}">${flow}</a>`,
    agreed ? '<span class="fine">as approved</span>' : '<span class="bad">differs</span>',
    ...[states.length, transitions.length, situations, edges, ignored, paths.length, steps].map((count) =>
      count.toLocaleString('en-GB'),
    ),
    seconds(walkMs),
    ...(['charts', 'views'] as const).map((board) =>
      noticedText(noticedIn(kills.filter((kill) => kill.flow === flow && kill.board === board))),
    ),
  ];
}

function testsText(tests: SentenceReport['tests']): string {
  if (tests.length === 0) return '<p class="quiet">No result of a test that names it.</p>';
  const line = ({ hasPassed, title, suite }: SentenceReport['tests'][number]) =>
    `<span class="${hasPassed ? 'fine' : 'bad'}">${hasPassed ? 'passed' : 'FAILED'}</span> ${escaped(title)} <span class="quiet">${suite}</span>`;
  return items(tests.map(line));
}

function sentenceSection({ id, text, homes, paths, tests, kills }: SentenceReport): string {
  const failed = tests.filter(({ hasPassed }) => !hasPassed).length;
  const result = tests.length === 0 ? 'no tests' : `${tests.length - failed} of ${tests.length} tests pass`;
  return `<details><summary><strong>${id}</strong> ${escaped(text)} <span class="${failed > 0 ? 'bad' : 'quiet'}">${result}</span></summary><div id="${id}">
${homes.length === 0 ? '' : `<h3>Where the charts keep it</h3>${items(homes.map((home) => escaped(home)))}`}
${paths.length === 0 ? '' : `<h3>Paths through it</h3><p>${pathLinks(paths)}</p>`}
${kills.all === 0 ? '' : `<h3>Changes of the charts that are noticed</h3><p>${noticedText(kills)}</p>`}
<h3>Tests</h3>${testsText(tests)}
</div></details>`;
}

function indexPage(report: Report): string {
  const head = [
    'Flow',
    'Ledger',
    'States',
    'Transitions',
    'Situations',
    'Edges',
    'Ignored',
    'Paths',
    'Steps',
    'Walk',
    'Changes noticed',
    'Of views',
  ];
  return page(
    'Tawny & Rye: what the charts do, and what is tested',
    `<main><h1>What the charts do, and what is tested</h1>
${gapsBox(report)}
<h2>Flows</h2>
${table(
  'Flows',
  head,
  report.flows.map((flow) => flowRow(report.kills, flow)),
  2,
)}
<h2>Requirements</h2>
${report.sentences.map(sentenceSection).join('\n')}
</main>`,
  );
}

function guardText({ guard }: TransitionReport): string {
  if (guard === null) return '';
  if (guard.passed && guard.refused) return 'both ways';
  return `<span class="bad">only ${guard.passed ? 'passed' : 'refused'}</span>`;
}

const transitionRow = (kills: readonly Kill[], transition: TransitionReport): string[] => [
  escaped(transition.words),
  sentenceLinks(transition.requirements),
  guardText(transition),
  transition.paths.length === 0 ? '<span class="bad">none</span>' : pathLinks(transition.paths),
  noticedText(noticedIn(kills.filter(({ place }) => place === transition.id))),
];

const bolded = (text: string): string => escaped(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

function pathSection({ id, title, requirements, steps }: DescribedPath): string {
  const lines = steps.map(
    ({ saying: { voice, words }, outcome }) =>
      `<li><span class="quiet">${voice}</span> ${escaped(words)} → ${bolded(outcome)}</li>`,
  );
  return `<details><summary><code>${id}</code> ${escaped(title)} <span class="quiet">${requirements.join(' ')}</span></summary><ol id="${id}">${lines.join('\n')}</ol></details>`;
}

function flowPage(kills: readonly Kill[], { flow, states, transitions, paths, differences }: FlowReport): string {
  const stateRows = states.map(({ state, description, requirements, isReached }) => [
    `<code>${state}</code>${isReached ? '' : ' <span class="bad">never reached</span>'}`,
    escaped(description),
    sentenceLinks(requirements),
  ]);
  const changed =
    differences === null || differences.length === 0
      ? ''
      : `<section class="gaps"><h2>Not as approved</h2>${items(differences.map((line) => escaped(line)))}</section>`;
  return page(
    `${flow}: Tawny & Rye`,
    `<main><p><a href="index.html">All flows</a></p><h1>${flow}</h1>
${changed}
<h2>Paths</h2>${paths.map(pathSection).join('\n')}
<h2>Transitions</h2>${table(
      'Transitions',
      ['Transition', 'Requirements', 'Guard', 'Paths', 'Changes noticed'],
      transitions.map((transition) => transitionRow(kills, transition)),
    )}
<h2>States</h2>${table('States', ['State', 'What it is', 'Requirements'], stateRows)}
</main>`,
  );
}

/** The report as a site of its own: the name of each page, and its HTML. */
export const siteOf = (report: Report): Readonly<Record<string, string>> => ({
  'index.html': indexPage(report),
  ...Object.fromEntries(
    report.flows.map((flow) => {
      const kills = report.kills.filter((kill) => kill.flow === flow.flow);
      return [flowLink(flow.flow), flowPage(kills, flow)];
    }),
  ),
});
