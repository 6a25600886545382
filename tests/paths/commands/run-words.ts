import { visitInWords } from '#tests/explore/in-words.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import { sayingWords } from '../engine/words.ts';
import { isTaken, type ProjectedStep, type Projection } from '../projection/projection.ts';

const moveWords = (words: string): string => `${moveOf(words).voice} · ${words}`;

export const pathWords = ({ id, title, chart, visit, beginning }: Projection): string =>
  `${id}  ${title}\nThe visit begins ${visitInWords(visit)}; ${chart} in ${beginning}.`;

export const stepWords = ({ step }: ProjectedStep, index: number): string =>
  `  ${index + 1}. ${sayingWords(step.saying)} → ${step.state}`;

export const moveLine = (words: string): string => `       ${moveWords(words)}`;

/** How a step ended, a line each. */
export function endWords(projected: ProjectedStep, index: number, chart: string, broken: readonly string[]): string {
  if (broken.length > 0) return broken.map((sentence) => `     ✗ ${sentence}`).join('\n');
  if (!projected.isTaken) return `     – left out. ${projected.why}`;
  const { moves, isAsPath, isSameEvent, state } = projected;
  const come = index === 0 ? ' as the visit begins' : ' with what came before';
  const came = moves.length > 0 ? '' : come;
  const otherwise = isAsPath ? '' : `; here ${chart} stands in ${state}`;
  const carries = isSameEvent === false ? "; the event carries something else than the path's" : '';
  return `     ✓${came}${otherwise}${carries}`;
}

/** A whole path, with all that is to be done for it. */
export const projectionWords = (projection: Projection): string =>
  [
    pathWords(projection),
    ...projection.steps.flatMap((projected, index) => [
      stepWords(projected, index),
      ...projected.moves.map(moveLine),
      endWords(projected, index, projection.chart, []),
    ]),
  ].join('\n');

/** '12 of 12 steps, 11 moves'. */
export function countWords({ steps }: Projection): string {
  const moves = steps.reduce((sum, one) => sum + one.moves.length, 0);
  return `${steps.filter(isTaken).length} of ${steps.length} steps, ${moves} moves`;
}

/** What of a path is not walked, a line each. */
export const leftOutWords = ({ steps }: Projection): readonly string[] =>
  steps.flatMap((one, index) => (one.isTaken ? [] : [`  –${stepWords(one, index)}: ${one.why}`]));
