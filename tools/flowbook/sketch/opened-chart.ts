import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor } from 'vite';
import { EditRefused, type Was } from './edit.ts';
import { type LiteralChart, literalCharts } from './literal-chart.ts';
import type { LiteralState, Unread } from './literal-state.ts';
import type { LiteralTransition } from './literal-transitions.ts';
import type { Quote } from './print-literal.ts';
import { parentOf } from './state-paths.ts';
import { pathOfSteps } from './target-steps.ts';

/** A chart's source, read and ready to be changed. */
export type OpenedChart = {
  readonly source: string;
  readonly program: ESTree.Program;
  readonly chart: LiteralChart;
  /** Takes the changes; what none of them touches stays byte for byte. */
  readonly code: MagicString;
  /** All objects that the source writes, the outer ones first. */
  readonly objects: readonly ESTree.ObjectExpression[];
  /** As most of its texts are quoted. */
  readonly quote: Quote;
};

/** The number of the line of a place, from 1. */
export const lineAt = (source: string, place: number): number => source.slice(0, place).split('\n').length;

/** Reads a file. @param file its name; what it ends in says which language it is. @throws EditRefused where it cannot be read */
export function parsed(file: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new EditRefused(error.message, lineAt(source, error.labels[0]?.start ?? 0));
  return program;
}

/** @throws EditRefused where the file cannot be read, or holds no such chart that is literal */
export function openChart(file: string, source: string, id: string): OpenedChart {
  const program = parsed(file, source);
  const chart = literalCharts(program).find((one) => one.id === id);
  if (!chart) throw new EditRefused(`${file} makes no chart '${id}' from a literal.`);
  const objects: ESTree.ObjectExpression[] = [];
  new Visitor({ ObjectExpression: (object) => void objects.push(object) }).visit(program);
  const quote = source.split('"').length > source.split("'").length ? '"' : "'";
  return { source, program, chart, code: new MagicString(source), objects, quote };
}

/** What is said of a place that is not literal. */
export function forEditor({ source }: OpenedChart, place: number, words: string): EditRefused {
  return new EditRefused(words, lineAt(source, place));
}

/** The place where a state may be that is not literal, or that is in one which is not. */
function unreadAt({ states, unread }: LiteralChart, path: string): Unread | undefined {
  let around = parentOf(path);
  while (around !== null && !states.has(around)) around = parentOf(around);
  const [key] = around ? path.slice(around.length + 1).split('.') : path.split('.');
  const inside = unread.filter(({ parent }) => parent === around);
  return inside.find((one) => one.key === key) ?? inside.find((one) => one.key === null);
}

/** @throws EditRefused where the source has no such state, or not as a literal */
export function stateAt(opened: OpenedChart, path: string): LiteralState {
  const state = opened.chart.states.get(path);
  if (state) return state;
  const place = unreadAt(opened.chart, path);
  if (place) throw forEditor(opened, place.start, `The state '${path}' is not literal.`);
  throw new EditRefused(`The source has no state '${path}' that is literal.`);
}

/** @param was where it led when it was looked at @throws EditRefused where the source has no such transition, or not as a literal */
export function transitionAt(opened: OpenedChart, id: string, was?: Was): LiteralTransition {
  const transition = opened.chart.transitions.find((one) => one.id === id);
  if (!transition) throw new EditRefused(`The source has no transition '${id}' that is literal.`);
  if (!transition.isLiteral) throw forEditor(opened, transition.node.start, 'Where it leads is not literal.');
  const targets = transition.targets.map(({ steps }) => pathOfSteps(steps));
  if (was !== undefined && was.join() !== targets.join()) {
    const leads = targets.length === 0 ? 'nowhere' : `to '${targets.join("' and '")}'`;
    throw new EditRefused(`The file has changed: '${id}' leads ${leads} by now. Look at it again.`);
  }
  return transition;
}
