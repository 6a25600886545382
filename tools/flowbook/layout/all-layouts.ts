import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { layOut } from './lay-out.ts';
import { layoutKey } from './layout-key.ts';
import type { Placed } from './placed.ts';
import { collapsibleOf, foldedAtFirst, isLarge } from './visible.ts';

/** With more regions than these there would be too many combinations. */
const MOST_REGIONS = 4;

/** Every set of some of these. */
function subsetsOf([first, ...rest]: readonly string[]): readonly (readonly string[])[] {
  if (first === undefined) return [[]];
  const others = subsetsOf(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

/**
 * The combinations of collapsed regions that a chart is laid out for: all, or, where it has many, none, all and each; of a
 * large chart the one that is seen first. The browser lays out others when they are wanted.
 */
export function collapsesOf(chart: Chart): readonly (readonly string[])[] {
  if (isLarge(chart)) return [foldedAtFirst(chart)];
  const regions = collapsibleOf(chart);
  if (regions.length <= MOST_REGIONS) return subsetsOf(regions);
  return [[], ...regions.map((region) => [region]), regions];
}

/** A chart as it is laid out for each combination, by its key. @throws when the layout engine cannot lay it out */
export async function allLayouts(chart: Chart): Promise<Record<string, Placed>> {
  const laidOut = collapsesOf(chart).map(async (collapsed) => [layoutKey(collapsed), await layOut(chart, collapsed)]);
  return Object.fromEntries(await Promise.all(laidOut));
}
