import { countFate, mutationScore, percent } from '#tools/chart-tests/mutation/score.ts';
import type { ViewFate, ViewVerdict } from './judge.ts';

const COLUMNS = ['mutants', 'killed', 'survived', 'not reached', 'equivalent', 'score', 'seconds'] as const;
const NAME_WIDTH = 17;
const WIDTH = 12;

const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padStart(WIDTH))].join('');

const row = (name: string, verdicts: readonly ViewVerdict[]): string =>
  line(name, [
    String(verdicts.length),
    String(countFate(verdicts, 'killed')),
    String(countFate(verdicts, 'survived')),
    String(countFate(verdicts, 'not reached')),
    String(countFate(verdicts, 'equivalent')),
    percent(mutationScore(verdicts)),
    verdicts.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0),
  ]);

function listed(title: string, verdicts: readonly ViewVerdict[]): readonly string[] {
  if (verdicts.length === 0) return [];
  return [
    '',
    title,
    ...verdicts.flatMap(({ mutant, because }) => [`  ${mutant.flow}: ${mutant.says}`, `    ${because}`]),
  ];
}

/** The report: a row for each flow, one for all, and below the mutants that survived. */
export function reportText(verdicts: readonly ViewVerdict[]): string {
  const flows = [...new Set(verdicts.map(({ mutant }) => mutant.flow))];
  const of = (fate: ViewFate) => verdicts.filter((verdict) => verdict.fate === fate);
  return [
    line('', COLUMNS),
    ...flows.map((flow) =>
      row(
        flow,
        verdicts.filter(({ mutant }) => mutant.flow === flow),
      ),
    ),
    ...(flows.length > 1 ? [row('all', verdicts)] : []),
    ...listed('Survived: the page ran the changed code, and nothing differed:', of('survived')),
    ...listed('Not reached: no tour runs the changed code:', of('not reached')),
    ...listed('Makes no difference:', of('equivalent')),
  ].join('\n');
}

/** One verdict, as it is printed while the report is made. */
export const verdictText = ({ mutant, fate, because }: ViewVerdict, place: number, all: number): string =>
  `${String(place).padStart(String(all).length)} of ${all}  ${fate}: ${mutant.flow}: ${mutant.says}\n    ${because}`;

/** The verdicts as other tools read them. */
export function reportJson(verdicts: readonly ViewVerdict[]): string {
  const flows = [...new Set(verdicts.map(({ mutant }) => mutant.flow))].map((flow) => {
    const own = verdicts.filter(({ mutant }) => mutant.flow === flow);
    return {
      flow,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
      mutants: own.map(({ mutant: { id, mutation, says }, fate, because }) => ({
        ...{ id, mutation, says, place: null, fate, isKilled: fate === 'killed', because },
      })),
    };
  });
  return JSON.stringify({ flows }, null, 2);
}
