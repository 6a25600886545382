import { LAYOUTS } from 'virtual:flowbook-charts';
import { layoutKey } from '#tools/flowbook/layout/layout-key.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import { DROPPED } from './dropped.ts';

/** By the regions that are folded. */
export type Layouts = Readonly<Record<string, Placed>>;

const asked = new Map<string, Promise<Layouts>>();

/** How a chart is laid out, by the regions that are folded. Asked for once. */
export function layoutsOf(chart: string): Promise<Layouts> {
  const known = asked.get(chart);
  if (known !== undefined) return known;
  const own = DROPPED.layouts[chart];
  const fetch = own ? () => Promise.resolve(own) : LAYOUTS[chart];
  if (!fetch) throw new Error(`There is no chart '${chart}'.`);
  const layouts = fetch().then((come) => {
    // A view that reads a promise marked so has its value at once; it would wait a turn for any other.
    Object.assign(layouts, { status: 'fulfilled', value: come });
    return come;
  });
  asked.set(chart, layouts);
  return layouts;
}

/** The layout with these regions folded; where it was not made, with none. @throws where there is none at all */
export function placedWith(layouts: Layouts, folded: readonly string[]): Placed {
  const placed = layouts[layoutKey(folded)] ?? layouts[''] ?? Object.values(layouts)[0];
  if (!placed) throw new Error('The chart was not laid out.');
  return placed;
}
