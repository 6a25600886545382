import { type Goal, goalText, INTERACTION_GOAL, isMet, LIST_ELEMENTS_GOAL, loadGoals, TOUCH_GOALS } from './goals.ts';
import type { LoadFigure } from './lighthouse/cold-load.ts';
import type { Results, TargetResults } from './results.ts';
import { COUNTS, type ScaleFigure } from './scale.ts';
import type { Summary } from './statistics.ts';
import { PAGES, TOUCHES } from './target.ts';

type Cell = string | null;

const LOAD_FIGURES: readonly LoadFigure[] = [
  'score',
  'first paint',
  'largest paint',
  'speed index',
  'blocking',
  'shift',
  'main thread',
  'long tasks',
  'longest task',
  'requests',
  'html',
  'scripts',
  'styles',
  'fonts',
  'pictures',
  'data',
  'all bytes',
];

const SCALE_FIGURES: readonly ScaleFigure[] = ['start', 'page', 'filter', 'search', 'no match'];

/** Whole numbers above ten, else as many digits as say something. */
const numberText = (value: number) => String(Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0)));

function summaryText(summary: Summary | undefined): Cell {
  if (!summary) return null;
  const { median, min, max } = summary;
  return min === max ? numberText(median) : `${numberText(median)} (${numberText(min)} to ${numberText(max)})`;
}

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;
  return [
    line(head),
    `| ${head.map((_, place) => (place === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n');
}

const MARKS = new Map([
  [true, '✓'],
  [false, '✗'],
]);

type Row = {
  name: string;
  shop: Summary | undefined;
  before: Summary | undefined;
  limit: Summary | undefined;
  goal: Goal | undefined;
};

/** The shop beside the limit and, where it was measured, an earlier build: medians with the least and the most, ratios, goals. */
function comparison(rows: readonly Row[]): string {
  const known = rows.filter(({ shop }) => shop);
  const hasBefore = known.some(({ before }) => before);
  return table(
    [
      '',
      'limit',
      ...(hasBefore ? ['before'] : []),
      'shop',
      'shop / limit',
      ...(hasBefore ? ['shop / before'] : []),
      'goal',
      '',
    ],
    known.map(({ name, shop, limit, before, goal }) => {
      const ratioTo = (other: Summary | undefined) =>
        shop && other && other.median > 0 ? numberText(shop.median / other.median) : null;
      const met = shop && goal ? isMet(goal, shop.median, limit?.median ?? null) : null;
      const mark = met === null ? null : (MARKS.get(met) ?? null);
      return [
        name,
        summaryText(limit),
        ...(hasBefore ? [summaryText(before)] : []),
        summaryText(shop),
        ratioTo(limit),
        ...(hasBefore ? [ratioTo(before)] : []),
        goal ? goalText(goal) : null,
        mark,
      ];
    }),
  );
}

const single = (value: number | null | undefined): Summary | undefined =>
  typeof value === 'number' ? { median: value, min: value, max: value, n: 1 } : undefined;

function loadSections({ targets: { limit, shop, before }, cpu }: Results): string[] {
  return PAGES.flatMap((page) => {
    const figures = shop.load[page];
    if (!figures) return [];
    const rows = LOAD_FIGURES.map((name) => ({
      name,
      shop: figures[name],
      limit: limit.load.list?.[name],
      before: before?.load[page]?.[name],
      goal: loadGoals(cpu)[name],
    }));
    const elements = {
      name: 'elements',
      shop: single(shop.elements[page]),
      limit: single(limit.elements.list),
      before: single(before?.elements[page]),
      goal: page === 'list' ? LIST_ELEMENTS_GOAL : undefined,
    };
    return [`## Cold load: ${page}`, comparison([...rows, elements])];
  });
}

function touchSection({ targets: { limit, shop, before }, cpu }: Results): string[] {
  const rows: Row[] = TOUCHES.map((name) => ({
    name,
    shop: shop.touches[name],
    limit: limit.touches[name],
    before: before?.touches[name],
    goal: TOUCH_GOALS[name],
  }));
  if (rows.every(({ shop: figure }) => !figure)) return [];
  const whole = {
    name: 'whole walk, 98 of 100 interactions',
    shop: single(shop.interactions),
    limit: single(limit.interactions),
    before: single(before?.interactions),
    goal: INTERACTION_GOAL,
  };
  const memory = (['heap', 'nodes'] as const).map((name) => ({
    name: `${name} after 8 laps to a product and back`,
    shop: shop.memory[name],
    limit: limit.memory[name],
    before: before?.memory[name],
    goal: undefined,
  }));
  return [`## Touches, CPU ${cpu} times slower`, comparison([...rows, whole, ...memory])];
}

function scaleSection({ targets: { limit, shop } }: Results): string[] {
  const counts = COUNTS.map(String).filter((count) => shop.scale[count]);
  if (counts.length === 0) return [];
  const cell = ({ scale }: TargetResults, count: string, name: ScaleFigure) => {
    const summary = scale[count]?.[name];
    return summary ? numberText(summary.median) : null;
  };
  const rows = SCALE_FIGURES.flatMap((name) => [
    [`${name}, limit`, ...counts.map((count) => cell(limit, count, name))],
    [`${name}, shop's mock API`, ...counts.map((count) => cell(shop, count, name))],
  ]);
  return ['## Scale: milliseconds of the processor, by the number of products', table(['', ...counts], rows)];
}

/** All figures as Markdown: medians, in brackets the least and the most. */
export function report(results: Results): string {
  const { rounds, cpu, machine, failures } = results;
  const busy = machine.load ? `, ${numberText(machine.load.median)} processes runnable` : '';
  const intro = `Medians of ${rounds} interleaved round${rounds === 1 ? '' : 's'}, least and most in brackets; milliseconds and bytes over the wire; a CPU ${cpu} times slower than the machine's. Chromium ${machine.chromium}, Node.js ${machine.node}, ${machine.cores} cores${busy}.`;
  const failed = failures.length > 0 ? ['## Not measured', failures.map((text) => `- ${text}`).join('\n')] : [];
  return [
    '# The shop beside the limit',
    intro,
    ...loadSections(results),
    ...touchSection(results),
    ...scaleSection(results),
    ...failed,
  ].join('\n\n');
}
