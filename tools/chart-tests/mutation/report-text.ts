import { type Fate, isKilled } from './judge.ts';
import type { FlowMutationReport, Judged } from './mutation-report.ts';

const COLUMNS = [
  'mutants',
  'by paths',
  'by edges',
  'equivalent',
  'survived',
  'score',
  'unit tests',
  'seconds',
] as const;
const NAME_WIDTH = 16;
const WIDTH = 12;

const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padStart(WIDTH))].join('');

export const tableHead = (): string => line('', COLUMNS);

const count = (verdicts: readonly Judged[], ...fates: readonly Fate[]): number =>
  verdicts.filter(({ fate }) => fates.includes(fate)).length;

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

/** The share of mutants, without the equivalent ones, that the paths notice. */
export const mutationScore = (verdicts: readonly Judged[]): string => {
  const others = verdicts.filter(({ fate }) => fate !== 'equivalent');
  return percent(others.filter(({ fate }) => isKilled(fate)).length, others.length);
};

/** The same of the unit tests, where they were asked. */
function unitRate(verdicts: readonly Judged[]): string {
  const asked = verdicts.filter(({ fate, unit }) => fate !== 'equivalent' && unit !== null);
  return percent(asked.filter(({ unit }) => unit?.isKilled).length, asked.length);
}

/** A row of the report. */
export const tableRow = ({ flow, verdicts, seconds }: FlowMutationReport): string =>
  line(flow, [
    String(verdicts.length),
    // XState's own refusal to start is no merit of the edges: it shows at the beginning of every path.
    String(count(verdicts, 'by paths', 'not started')),
    String(count(verdicts, 'by edges')),
    String(count(verdicts, 'equivalent')),
    String(count(verdicts, 'survived', 'not walked')),
    mutationScore(verdicts),
    unitRate(verdicts),
    seconds.toFixed(1),
  ]);

export const totalOf = (reports: readonly FlowMutationReport[]): FlowMutationReport => ({
  flow: 'all',
  verdicts: reports.flatMap(({ verdicts }) => verdicts),
  seconds: reports.reduce((sum, { seconds }) => sum + seconds, 0),
});

type Listing = (reports: readonly FlowMutationReport[], isMeant: (judged: Judged) => boolean) => string[];

const named: Listing = (reports, isMeant) =>
  reports.flatMap(({ flow, verdicts }) => verdicts.filter(isMeant).map(({ mutant }) => `  ${flow}: ${mutant.says}`));

const listed: Listing = (reports, isMeant) =>
  reports.flatMap(({ flow, verdicts }) =>
    verdicts.filter(isMeant).map(({ mutant, because }) => `  ${flow}: ${mutant.says}\n    ${because}`),
  );

const section = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', title, ...items];

/** The lists below the table: the surviving mutants, those that the unit tests miss and, on request, the equivalent ones. */
export function listsOf(reports: readonly FlowMutationReport[], areEquivalentListed: boolean): string {
  return [
    ...section(
      'Survived: the chart behaves differently, and no path notices:',
      listed(reports, ({ fate }) => fate === 'survived'),
    ),
    ...section(
      'Survived: no path or step reaches the changed part:',
      listed(reports, ({ fate }) => fate === 'not walked'),
    ),
    ...section(
      'Noticed by the paths, not by the unit tests:',
      named(reports, ({ fate, unit }) => isKilled(fate) && unit !== null && !unit.isKilled),
    ),
    ...(areEquivalentListed
      ? section(
          'The same chart, walked side by side:',
          listed(reports, ({ fate }) => fate === 'equivalent'),
        )
      : []),
  ].join('\n');
}
