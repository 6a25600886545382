import type { DescribedPath, DescribedStep } from '../engine/described.ts';
import type { Sender } from '../engine/flow-paths.ts';

export const FORMATS = ['list', 'json', 'csv', 'gherkin'] as const;
export type Format = (typeof FORMATS)[number];

/** Makes a step a whole sentence: only the words of a person's step lack their subject. */
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
  const exported = paths.map(({ id, title, beginning, steps, state, requirements }) => ({
    id,
    title,
    beginning,
    events: steps.map(({ saying: { sender, words, event }, state: after }) => ({ sender, words, event, state: after })),
    state,
    requirements,
  }));
  return JSON.stringify(exported, null, 2);
}

const CSV_HEAD = ['path', 'beginning', 'step', 'sender', 'words', 'event', 'payload', 'state', 'requirements'];
const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The event without its type, as JSON; empty without payload. */
function payload({ type: _, ...rest }: DescribedStep['saying']['event']): string {
  return Object.keys(rest).length === 0 ? '' : JSON.stringify(rest);
}

function csv(paths: readonly DescribedPath[]): string {
  const rows = paths.flatMap(({ id, beginning, steps, requirements }) =>
    steps.map(({ saying: { sender, words, event }, state }, index) => [
      ...[id, beginning, String(index + 1), sender, words, event.type, payload(event), state, requirements.join(' ')],
    ]),
  );
  return [CSV_HEAD, ...rows].map((cells) => cells.map(cell).join(',')).join('\n');
}

/** 'open.choosingPayment' reads 'open, choosing payment'; parallel regions are joined by 'and'. */
const stateInWords = (state: string): string =>
  state
    .split('|')
    .map((region) =>
      region.replaceAll('.', ', ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' and ');

/** A value on one line: Gherkin ends a step with its line. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function scenario({ id, flow, beginning, beginningDescription, steps, state, requirements }: DescribedPath): string {
  const senders = [...new Set(steps.map(({ saying }) => saying.sender))].sort();
  const tags = [id, ...requirements, ...senders].map((tag) => `@${tag}`).join(' ');
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  const lines = steps.flatMap((step) => [
    `When ${inOneLine(sentence(step))}`,
    `Then the ${flow} flow is at "${stateInWords(step.state)}"`,
  ]);
  return [
    `    ${tags}`,
    `    Scenario: ${id}: ${count} to "${stateInWords(state)}"`,
    `      ${inOneLine(beginningDescription)}`,
    '',
    `      Given the ${flow} flow is at "${stateInWords(beginning)}"`,
    ...lines.map((line) => `      ${line}`),
  ].join('\n');
}

/** One document holds one feature, so each flow is a rule of it. */
function gherkin(paths: readonly DescribedPath[]): string {
  const flows = [...new Set(paths.map(({ flow }) => flow))];
  const rules = flows.map((flow) =>
    [`  Rule: ${flow}`, ...paths.filter((path) => path.flow === flow).map(scenario)].join('\n\n'),
  );
  return ['# language: en', 'Feature: The flows of the shop', '', rules.join('\n\n')].join('\n');
}

const WRITERS: Readonly<Record<Format, (paths: readonly DescribedPath[]) => string>> = { list, json, csv, gherkin };

/** Paths as QA's other tools read them. */
export const formatted = (paths: readonly DescribedPath[], format: Format): string => WRITERS[format](paths);
