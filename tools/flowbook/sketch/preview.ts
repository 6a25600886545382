import { createMachine } from 'xstate';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import type { SketchAnswers } from './protocol.ts';
import { readForm } from './read-form.ts';

/** How a flow would be drawn, or what is wrong with its form. */
export async function preview(id: string, form: string): Promise<SketchAnswers['preview']> {
  const read = readForm(id, form);
  if ('problems' in read) return read;
  const { config, delays } = read.sketch;
  const chart = readChart(createMachine(config).provide({ delays }));
  return { preview: { chart, placed: await layOut(chart, []) } };
}
