import type { AnyStateMachine } from 'xstate';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { mermaidOf } from './mermaid.ts';
import { type Format, type PageTexts, TEXT_FORMATS } from './page-formats.ts';
import { scxmlOf } from './scxml.ts';
import { exported } from './stately.ts';
import { chartSvg } from './svg.tsx';

/** A chart in a format; of a PNG the SVG that it is made from. @param styles draw/diagram.css */
export async function chartText(machine: AnyStateMachine, format: Format, styles: string): Promise<string> {
  if (format === 'json') return `${JSON.stringify(exported(machine).config, null, 2)}\n`;
  if (format === 'mermaid') return mermaidOf(machine);
  if (format === 'scxml') return scxmlOf(machine);
  const chart = readChart(machine);
  return chartSvg(chart, await layOut(chart, []), styles);
}

/** What a page lets one save of a chart. A format that fails is said where it is asked for, and the others can be saved. @param styles draw/diagram.css */
export async function pageTexts(machine: AnyStateMachine, styles: string): Promise<PageTexts> {
  const texts = TEXT_FORMATS.map(async (format) => {
    const text = await chartText(machine, format, styles).catch((error: unknown) => ({ problem: messageOf(error) }));
    return [format, text] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
