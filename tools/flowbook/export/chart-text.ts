import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { mermaidOf } from './mermaid.ts';
import type { Format } from './page-formats.ts';
import { scxmlOf } from './scxml.ts';
import { exported } from './stately.ts';
import { chartSvg } from './svg.tsx';

/** The styles of diagrams. */
export const diagramStyles = (): string => readFileSync(new URL('../draw/diagram.css', import.meta.url), 'utf8');

/** A chart in a format; of a PNG the SVG that it is made from. */
export async function chartText(machine: AnyStateMachine, format: Format): Promise<string> {
  if (format === 'json') return `${JSON.stringify(exported(machine).config, null, 2)}\n`;
  if (format === 'mermaid') return mermaidOf(machine);
  if (format === 'scxml') return scxmlOf(machine);
  const chart = readChart(machine);
  return chartSvg(chart, await layOut(chart, []), diagramStyles());
}
