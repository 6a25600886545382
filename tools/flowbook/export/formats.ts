import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { findMap } from '#tools/flowbook/map/find-map.ts';
import { layOutMap } from '#tools/flowbook/map/lay-out-map.ts';
import { mermaidOf } from './mermaid.ts';
import type { Format } from './page-formats.ts';
import { scxmlOf } from './scxml.ts';
import { exported } from './stately.ts';
import { chartSvg, mapSvg } from './svg.tsx';

/** The map of all flows, among the charts. */
export const MAP = 'system-map';
export const CHARTS: readonly string[] = FLOWS.map(({ machine }) => machine.id);

/** Formats in which the map can be had: it is no chart. */
export const isPicture = (format: Format): boolean => format === 'svg' || format === 'png';

const sheet = (name: string): string => readFileSync(new URL(`../draw/${name}`, import.meta.url), 'utf8');

/** The styles of diagrams, and of the map, which are theirs and some more. */
export const diagramStyles = (): string => sheet('diagram.css');
const mapStyles = (): string => `${diagramStyles()}\n${sheet('map.css')}`;

async function mapText(): Promise<string> {
  const map = findMap();
  return mapSvg(map, await layOutMap(map), mapStyles());
}

/** A chart in a format; of a PNG the SVG that it is made from. */
export async function chartText(machine: AnyStateMachine, format: Format): Promise<string> {
  if (format === 'json') return `${JSON.stringify(exported(machine).config, null, 2)}\n`;
  if (format === 'mermaid') return mermaidOf(machine);
  if (format === 'scxml') return scxmlOf(machine);
  const chart = readChart(machine);
  return chartSvg(chart, await layOut(chart, []), diagramStyles());
}

/**
 * A chart, or the map, in a format; of a PNG the SVG that it is made from.
 * @throws when there is no such chart, or the map is asked for in another format than a picture
 */
export async function textOf(name: string, format: Format): Promise<string> {
  if (name === MAP && isPicture(format)) return await mapText();
  const flow = FLOWS.find(({ machine }) => machine.id === name);
  if (!flow) throw new Error(`There is no chart '${name}' as ${format}.`);
  return await chartText(flow.machine, format);
}
