import { visitInWords } from '#tests/explore/in-words.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import type { Visit } from '#tests/explore/visit.ts';
import { isTaken, type ProjectedStep, type Projection, visitsOf } from '#tests/paths/projection/projection.ts';
import { sayingWords } from '#tools/chart-tests/engine/words.ts';

const moveWords = (words: string): string => `${moveOf(words).sender} · ${words}`;

export const pathWords = ({ id, title, chart, visit, beginning }: Projection): string =>
  `${id}  ${title}\nThe visit begins ${visitInWords(visit)}; ${chart} in ${beginning}.`;

export const stepWords = ({ step }: ProjectedStep, index: number): string =>
  `  ${index + 1}. ${sayingWords(step.saying)} → ${step.state}`;

export const moveLine = (words: string): string => `       ${moveWords(words)}`;

export const visitLine = (visit: Visit): string => `       the visit restarts ${visitInWords(visit)}`;

/** How a step ended, a line each. */
export function endWords(projected: ProjectedStep, index: number, chart: string, broken: readonly string[]): string {
  if (broken.length > 0) return broken.map((sentence) => `     ✗ ${sentence}`).join('\n');
  if (!projected.isTaken) return `     – left out. ${projected.why}`;
  const { moves, restart, isAsPath, isSameEvent, state, besides } = projected;
  const come = index === 0 || restart ? ' as the visit begins' : ' with the steps before';
  const came = moves.length > 0 ? '' : come;
  const otherwise = isAsPath ? '' : `; here ${chart} is in ${state}`;
  const carries = isSameEvent === false ? "; the event carries something else than the path's" : '';
  const more = besides.length > 0 ? `; at once with ${besides.join(' and ')}` : '';
  return `     ✓${came}${otherwise}${carries}${more}`;
}

/** What is done for a step, a line each. */
export const doneLines = (projected: ProjectedStep): readonly string[] => [
  ...(projected.isTaken && projected.restart ? [visitLine(projected.restart)] : []),
  ...projected.moves.map(moveLine),
];

/** A whole path, with all that is to be done for it. */
export const projectionWords = (projection: Projection): string =>
  [
    pathWords(projection),
    ...projection.steps.flatMap((projected, index) => [
      stepWords(projected, index),
      ...doneLines(projected),
      endWords(projected, index, projection.chart, []),
    ]),
  ].join('\n');

/** '12 of 12 steps, 11 moves', and in how many visits where there are more than one. */
export function countWords(projection: Projection): string {
  const { steps } = projection;
  const moves = steps.reduce((sum, one) => sum + one.moves.length, 0);
  const visits = visitsOf(projection);
  const inVisits = visits === 1 ? '' : ` in ${visits} visits`;
  return `${steps.filter(isTaken).length} of ${steps.length} steps, ${moves} moves${inVisits}`;
}

/** What of a path is not walked, a line each. */
export const leftOutWords = ({ steps }: Projection): readonly string[] =>
  steps.flatMap((one, index) => (one.isTaken ? [] : [`  –${stepWords(one, index)}: ${one.why}`]));
