import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { conditionOf } from '#tools/flowbook/chart/condition.ts';
import type { Box, PlacedEdge, PlacedLabelLine } from './placed.ts';
import { widthOf } from './text-size.ts';
import { wrapped } from './wrapped.ts';
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

function lineOf(edge: ChartEdge): Omit<PlacedLabelLine, 'x' | 'y'> & { readonly width: number } {
  const { id: edgeId, words: text } = edge;
  const guard = conditionOf(edge);
  const event = widthOf(text, EVENT);
  if (guard === null) return { edgeId, text, guard, rows: [], width: event };
  const whole = event + widthOf(` [${guard}]`, GUARD);
  if (whole <= MOST_IN_A_ROW) return { edgeId, text, guard, rows: [], width: whole };
  const rows = wrapped(`[${guard}]`, MOST, GUARD);
  return { edgeId, text, guard, rows, width: Math.max(event, ...rows.map((row) => widthOf(row, GUARD))) };
}

/** The label of transitions that share a line: its size and its placing in its box. */
export function labelOf(edges: readonly ChartEdge[]): Label {
  const lines = edges.map(lineOf);
  const count = lines.reduce((sum, { rows }) => sum + 1 + rows.length, 0);
  return {
    width: Math.ceil(Math.max(...lines.map(({ width }) => width)) + 2 * PAD_X),
    height: count * ROW + 2 * PAD_Y,
    at: (box) => {
      let row = 0;
      const placed = lines.map(({ width: _, ...line }) => {
        const y = box.y + PAD_Y + row * ROW + BASELINE;
        row += 1 + line.rows.length;
        return { ...line, x: box.x + box.width / 2, y };
      });
      return { ...box, lines: placed };
    },
  };
}
