import type { DescribedPath, DescribedStep } from '../engine/described.ts';
import type { Sender } from '../engine/flow-paths.ts';

export const FORMATS = ['list', 'json', 'csv', 'gherkin'] as const;
export type Format = (typeof FORMATS)[number];

/** A sentence of its own: a person is named, all others name themselves. */
const SUBJECTS: Readonly<Record<Sender, string>> = { user: 'the shopper ', shop: '', environment: '', time: '' };

const sentence = ({ saying: { sender, words } }: DescribedStep): string => `${SUBJECTS[sender]}${words}`;

function list(paths: readonly DescribedPath[]): string {
  return paths
    .map(({ id, title, steps, requirements }) => {
      const covers = requirements.length === 0 ? '' : `  (${requirements.join(' ')})`;
      return [
        `${id}  ${title}${covers}`,
        ...steps.map((step, index) => `  ${index + 1}. ${sentence(step)} → ${step.state}`),
      ];
    })
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function json(paths: readonly DescribedPath[]): string {
  const exported = paths.map(({ id, title, steps, state, requirements }) => ({
    id,
    title,
    events: steps.map(({ saying: { sender, words, event }, state: after }) => ({ sender, words, event, state: after })),
    state,
    requirements,
  }));
  return JSON.stringify(exported, null, 2);
}

const CSV_HEAD = ['path', 'step', 'sender', 'words', 'event', 'state', 'requirements'];
const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv(paths: readonly DescribedPath[]): string {
  const rows = paths.flatMap(({ id, steps, requirements }) =>
    steps.map(({ saying: { sender, words, event }, state }, index) => [
      ...[id, String(index + 1), sender, words, event.type, state, requirements.join(' ')],
    ]),
  );
  return [CSV_HEAD, ...rows].map((cells) => cells.map(cell).join(',')).join('\n');
}

function scenario({ id, title, beginning, steps, requirements }: DescribedPath): string {
  const tags = [id, ...requirements].map((tag) => `@${tag}`).join(' ');
  const lines = steps.flatMap((step) => [`When ${sentence(step)}`, `Then the flow is in "${step.state}"`]);
  return [
    `  ${tags}`,
    `  Scenario: ${title}`,
    `    Given the flow is in "${beginning}"`,
    ...lines.map((line) => `    ${line}`),
  ].join('\n');
}

function gherkin(paths: readonly DescribedPath[]): string {
  const flows = [...new Set(paths.map(({ flow }) => flow))];
  return flows
    .map((flow) => [`Feature: ${flow}`, ...paths.filter((path) => path.flow === flow).map(scenario)].join('\n\n'))
    .join('\n\n');
}

const WRITERS: Readonly<Record<Format, (paths: readonly DescribedPath[]) => string>> = { list, json, csv, gherkin };

/** Paths as QA's other tools read them. */
export const formatted = (paths: readonly DescribedPath[], format: Format): string => WRITERS[format](paths);
