import { readFileSync } from 'node:fs';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { findMap } from '#tools/flowbook/map/find-map.ts';
import { layOutMap } from '#tools/flowbook/map/lay-out-map.ts';
import { chartText, diagramStyles } from './chart-text.ts';
import type { Format } from './page-formats.ts';
import { mapSvg } from './svg.tsx';

/** The map of all flows, among the charts. */
export const MAP = 'system-map';
export const CHARTS: readonly string[] = FLOWS.map(({ machine }) => machine.id);

/** Formats in which the map can be had: it is no chart. */
export const isPicture = (format: Format): boolean => format === 'svg' || format === 'png';

/** The styles of the map: those of diagrams, and some more. */
const mapStyles = (): string =>
  `${diagramStyles()}\n${readFileSync(new URL('../draw/map.css', import.meta.url), 'utf8')}`;

async function mapText(): Promise<string> {
  const map = findMap();
  return mapSvg(map, await layOutMap(map), mapStyles());
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
