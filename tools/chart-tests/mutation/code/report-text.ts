import { countFate, mutationScore, percent } from '../score.ts';
import type { CodeFate, CodeVerdict } from './stryker-report.ts';

const COLUMNS = ['mutants', 'killed', 'survived', 'not reached', 'equivalent', 'score'] as const;
const NAME_WIDTH = 48;
const WIDTH = 12;

const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padStart(WIDTH))].join('');

const row = (name: string, verdicts: readonly CodeVerdict[]): string =>
  line(name, [
    String(verdicts.length),
    ...(['killed', 'survived', 'not reached', 'equivalent'] as const).map((fate) => String(countFate(verdicts, fate))),
    percent(mutationScore(verdicts)),
  ]);

function listed(title: string, verdicts: readonly CodeVerdict[]): readonly string[] {
  if (verdicts.length === 0) return [];
  return ['', title, ...verdicts.map((verdict) => `  ${verdict.file}, line ${verdict.line}: ${verdict.says}`)];
}

/** An area with the verdicts on its mutants. */
type JudgedArea = { readonly name: string; readonly goal: number; readonly verdicts: readonly CodeVerdict[] };

export const isReached = ({ goal, verdicts }: JudgedArea): boolean => mutationScore(verdicts) >= goal;

const areaRow = (area: JudgedArea): string =>
  `${row(area.name, area.verdicts)}   ${isReached(area) ? 'at least' : 'LESS THAN'} ${percent(area.goal)}`;

/** The report: a row for each file, one for each area, and below the mutants that survived. */
export function codeReportText(areas: readonly JudgedArea[]): string {
  const judged = areas.filter(({ verdicts }) => verdicts.length > 0);
  const all = judged.flatMap(({ verdicts }) => verdicts);
  const of = (fate: CodeFate) => all.filter((verdict) => verdict.fate === fate);
  const files = [...new Set(all.map(({ file }) => file))];
  return [
    line('', COLUMNS),
    ...files.map((file) =>
      row(
        file,
        all.filter((verdict) => verdict.file === file),
      ),
    ),
    '',
    ...judged.map(areaRow),
    ...listed('Survived: a test ran the changed code, and none failed:', of('survived')),
    ...listed('Not reached: no test runs the changed code:', of('not reached')),
  ].join('\n');
}

/** The verdicts as other tools read them: a file in the place of a flow. */
export function codeReportJson(verdicts: readonly CodeVerdict[]): string {
  const flows = [...new Set(verdicts.map(({ file }) => file))].map((file) => ({
    flow: file,
    mutants: verdicts
      .filter((verdict) => verdict.file === file)
      .map(({ line: place, says, fate, because }) => ({
        ...{ says: `line ${place}: ${says}`, place: null, fate, isKilled: fate === 'killed', because },
      })),
  }));
  return JSON.stringify({ flows }, null, 2);
}
