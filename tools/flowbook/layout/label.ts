import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import type { Box, PlacedEdge, PlacedLabelLine } from './placed.ts';
import { clipped, widthOf } from './text-size.ts';
import { EVENT, GUARD } from './written.ts';

/** px: a label's rows and the space around them. */
const ROW = 16;
const PAD_X = 6;
const PAD_Y = 1;
const BASELINE = 12;
/** px: what is wider goes on in a second row. */
const MOST_IN_A_ROW = 176;
const MOST = 230;

type Label = { readonly width: number; readonly height: number; readonly at: (box: Box) => PlacedEdge['label'] };

function lineOf({ id, words, guard }: ChartEdge): Omit<PlacedLabelLine, 'x' | 'y'> & { readonly width: number } {
  const event = widthOf(words, EVENT);
  if (guard === null) return { edgeId: id, text: words, guard, isBroken: false, width: event };
  const shown = clipped(guard, MOST, GUARD);
  const whole = event + widthOf(` [${shown}]`, GUARD);
  const isBroken = whole > MOST_IN_A_ROW;
  const width = isBroken ? Math.max(event, widthOf(`[${shown}]`, GUARD)) : whole;
  return { edgeId: id, text: words, guard: shown, isBroken, width };
}

/** The label of transitions that share a line: its size and its placing in its box. */
export function labelOf(edges: readonly ChartEdge[]): Label {
  const lines = edges.map(lineOf);
  const rows = lines.reduce((sum, { isBroken }) => sum + (isBroken ? 2 : 1), 0);
  return {
    width: Math.ceil(Math.max(...lines.map(({ width }) => width)) + 2 * PAD_X),
    height: rows * ROW + 2 * PAD_Y,
    at: (box) => {
      let row = 0;
      const placed = lines.map(({ width: _, ...line }) => {
        const y = box.y + PAD_Y + row * ROW + BASELINE;
        row += line.isBroken ? 2 : 1;
        return { ...line, x: box.x + box.width / 2, y };
      });
      return { ...box, lines: placed };
    },
  };
}
