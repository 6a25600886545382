import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { Group } from '#tools/flowbook/live/groups.ts';
import { layOutMap } from '#tools/flowbook/map/lay-out-map.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { chartText } from './chart-text.ts';
import { diagramStyles } from './diagram-styles.ts';
import type { Format } from './page-formats.ts';
import { mapSvg } from './svg.tsx';

/** The charts of a project, and the map of all of them. */
export type Exported = {
  readonly machines: readonly AnyStateMachine[];
  readonly findMap: () => SystemMap;
  /** The groups of the map. */
  readonly groups: readonly Group[];
};

/** The name of the map, among the charts. */
export const MAP = 'system-map';

/** Formats in which the map can be had: it is no chart. */
export const isPicture = (format: Format): boolean => format === 'svg' || format === 'png';

/** The styles of the map: those of diagrams, and some more. */
const mapStyles = (): string =>
  `${diagramStyles()}\n${readFileSync(new URL('../draw/map.css', import.meta.url), 'utf8')}`;

/**
 * A chart, or the map, in a format; of a PNG the SVG that it is made from.
 * @throws when there is no such chart, or the map is asked for in another format than a picture
 */
export async function textOf({ machines, findMap, groups }: Exported, name: string, format: Format): Promise<string> {
  if (name === MAP && isPicture(format)) {
    const map = findMap();
    return mapSvg(map, layOutMap(map, groups), mapStyles());
  }
  const machine = machines.find(({ id }) => id === name);
  if (!machine) throw new Error(`There is no chart '${name}' as ${format}.`);
  return await chartText(machine, format, diagramStyles());
}
