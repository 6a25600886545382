import type { FlowBoard, Judged } from './board.ts';
import { type Fate, isKilled } from './judge.ts';

const COLUMNS = [
  'mutants',
  'by paths',
  'by edges',
  'equivalent',
  'alive',
  'kill rate',
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

/** How many of those that are another chart the path suites tell from it. */
export const killRate = (verdicts: readonly Judged[]): string => {
  const others = verdicts.filter(({ fate }) => fate !== 'equivalent');
  return percent(others.filter(({ fate }) => isKilled(fate)).length, others.length);
};

/** The same of the unit tests, where they were asked. */
function unitRate(verdicts: readonly Judged[]): string {
  const asked = verdicts.filter(({ fate, unit }) => fate !== 'equivalent' && unit !== null);
  return percent(asked.filter(({ unit }) => unit?.isKilled).length, asked.length);
}

/** A row of the board. */
export const tableRow = ({ flow, verdicts, seconds }: FlowBoard): string =>
  line(flow, [
    String(verdicts.length),
    // XState's own refusal to start is no merit of the edges: it shows at the beginning of every path.
    String(count(verdicts, 'by paths', 'not started')),
    String(count(verdicts, 'by edges')),
    String(count(verdicts, 'equivalent')),
    String(count(verdicts, 'survived', 'not walked')),
    killRate(verdicts),
    unitRate(verdicts),
    seconds.toFixed(1),
  ]);

export const totalOf = (boards: readonly FlowBoard[]): FlowBoard => ({
  flow: 'all',
  verdicts: boards.flatMap(({ verdicts }) => verdicts),
  seconds: boards.reduce((sum, { seconds }) => sum + seconds, 0),
});

type Listing = (boards: readonly FlowBoard[], isMeant: (judged: Judged) => boolean) => string[];

const named: Listing = (boards, isMeant) =>
  boards.flatMap(({ flow, verdicts }) => verdicts.filter(isMeant).map(({ mutant }) => `  ${flow}: ${mutant.says}`));

const listed: Listing = (boards, isMeant) =>
  boards.flatMap(({ flow, verdicts }) =>
    verdicts.filter(isMeant).map(({ mutant, because }) => `  ${flow}: ${mutant.says}\n    ${because}`),
  );

const section = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', title, ...items];

/** What the table does not tell: who is alive, whom the unit tests miss, and, when asked for, who is no mutant at all. */
export function listsOf(boards: readonly FlowBoard[], areEquivalentListed: boolean): string {
  return [
    ...section(
      'Alive: another chart, and no path suite tells:',
      listed(boards, ({ fate }) => fate === 'survived'),
    ),
    ...section(
      'Alive: never walked, so nobody knows:',
      listed(boards, ({ fate }) => fate === 'not walked'),
    ),
    ...section(
      'Noticed by the paths, not by the unit tests:',
      named(boards, ({ fate, unit }) => isKilled(fate) && unit !== null && !unit.isKilled),
    ),
    ...(areEquivalentListed
      ? section(
          'The same chart, walked side by side:',
          listed(boards, ({ fate }) => fate === 'equivalent'),
        )
      : []),
  ].join('\n');
}
