import type { DescribedPath } from '../engine/described.ts';
import type { Exercised } from './exercised.ts';
import type { FlowReport, TransitionReport } from './flow-report.ts';
import { escaped, items, page, pathLinks, sentenceLinks, table } from './markup.ts';
import { type MutationResult, noticedIn } from './mutation-results.ts';
import { noticedText } from './noticed-text.ts';

function guardText({ guard }: TransitionReport): string {
  if (guard === null) return '';
  if (guard.passed && guard.refused) return 'both ways';
  return `<span class="bad">only ${guard.passed ? 'passed' : 'refused'}</span>`;
}

const countText = (count: number | null): string =>
  count === null ? '<span class="quiet">not run</span>' : count.toLocaleString('en-GB');

const transitionRow = (mutationResults: readonly MutationResult[], transition: TransitionReport): string[] => [
  escaped(transition.words),
  sentenceLinks(transition.requirements),
  guardText(transition),
  transition.paths.length === 0 ? '<span class="bad">none</span>' : pathLinks(transition.paths),
  countText(transition.explored),
  noticedText(noticedIn(mutationResults.filter(({ place }) => place === transition.id))),
];

const bolded = (text: string): string => escaped(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

function pathSection({ id, title, requirements, steps }: DescribedPath): string {
  const lines = steps.map(
    ({ saying: { sender, words }, outcome }) =>
      `<li><span class="quiet">${sender}</span> ${escaped(words)} → ${bolded(outcome)}</li>`,
  );
  return `<details><summary><code>${id}</code> ${escaped(title)} <span class="quiet">${requirements.join(' ')}</span></summary><ol id="${id}">${lines.join('\n')}</ol></details>`;
}

const propertyRow = ({ title, ids, steps, failure }: Exercised): string[] => [
  escaped(title),
  sentenceLinks(ids),
  steps.toLocaleString('en-GB'),
  failure === null ? '<span class="fine">holds</span>' : `<span class="bad">${escaped(failure)}</span>`,
];

function propertiesSection(properties: readonly Exercised[]): string {
  if (properties.length === 0) return '';
  const head = ['Sentence', 'Requirements', 'Steps it speaks of', 'Result'];
  return `<h2>Sentences that hold at every step</h2>${table('Sentences', head, properties.map(propertyRow))}`;
}

/** The page of one flow. @param mutationResults changes of its chart, and what became of them */
export function flowPage(
  mutationResults: readonly MutationResult[],
  { flow, states, transitions, paths, differences, properties }: FlowReport,
): string {
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
      ['Transition', 'Requirements', 'Guard', 'Paths', 'Explored', 'Changes noticed'],
      transitions.map((transition) => transitionRow(mutationResults, transition)),
    )}
${propertiesSection(properties)}
<h2>States</h2>${table('States', ['State', 'What it is', 'Requirements'], stateRows)}
</main>`,
  );
}
