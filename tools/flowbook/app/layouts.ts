import { LAYOUTS } from 'virtual:flowbook-charts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { layoutKey } from '#tools/flowbook/layout/layout-key.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import { chartCalled } from './charts.ts';
import type { LayoutQuestion, LayoutReply } from './layout.worker.ts';
import { isDropped } from './project.ts';

type Layouts = Readonly<Record<string, Placed>>;
type Laying = { readonly chart: string; readonly stop: () => void };

const built = new Map<string, Promise<Layouts>>();
const asked = new Map<string, Promise<Placed>>();
/** What is folded of each chart where it was looked at last. */
const lastAsked = new Map<string, readonly string[]>();
/** What is being laid out in threads of their own, by chart and folded states. */
const laying = new Map<string, Laying>();

const keyOf = (chart: string, folded: readonly string[]): string => `${chart} ${layoutKey(folded)}`;

/** The layouts of a chart that were made when Flowbook was built; none of one that was dropped. @throws where there is no such chart */
function builtOf(chart: string): Promise<Layouts> {
  const known = built.get(chart);
  if (known !== undefined) return known;
  const fetch = isDropped(chart) ? async () => ({}) : ownEntry(LAYOUTS, chart);
  if (!fetch) throw new Error(`There is no chart '${chart}'.`);
  const layouts = fetch();
  built.set(chart, layouts);
  return layouts;
}

/** Lays a chart out in a thread of its own: of a large one that takes seconds. */
function laidOut(chart: Chart, folded: readonly string[]): Promise<Placed> {
  const key = keyOf(chart.id, folded);
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
  const end = () => {
    worker.terminate();
    laying.delete(key);
  };
  laying.set(key, {
    chart: chart.id,
    stop: () => {
      end();
      asked.delete(key);
    },
  });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LayoutReply>) => {
      end();
      if ('placed' in data) resolve(data.placed);
      else reject(new Error(data.problem));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage({ chart, folded } satisfies LayoutQuestion);
  });
}

/** A view that reads a promise marked so has its value at once; it would wait a turn for any other. */
function settle(layout: Promise<Placed>, value: Placed): void {
  Object.assign(layout, { status: 'fulfilled', value });
}

async function ask(chart: string, folded: readonly string[]): Promise<Placed> {
  return ownEntry(await builtOf(chart), layoutKey(folded)) ?? (await laidOut(chartCalled(chart), folded));
}

/** How a chart is laid out with these states folded. Asked for once. */
export function layoutOf(chart: string, folded: readonly string[]): Promise<Placed> {
  const key = keyOf(chart, folded);
  lastAsked.set(chart, folded);
  const known = asked.get(key);
  if (known !== undefined) return known;
  const layout = ask(chart, folded).then((placed) => {
    settle(layout, placed);
    return placed;
  });
  asked.set(key, layout);
  return layout;
}

/**
 * A chart has changed: it is laid out as this from now on, and first with what is folded now, so that no view waits for it.
 * @returns what makes it so
 */
export async function renewedLayouts(chart: Chart, layouts: Layouts): Promise<() => void> {
  const folded = lastAsked.get(chart.id);
  const shown = folded && (ownEntry(layouts, layoutKey(folded)) ?? (await laidOut(chart, folded)));
  return () => {
    built.set(chart.id, Promise.resolve(layouts));
    for (const key of asked.keys()) if (key.startsWith(`${chart.id} `)) asked.delete(key);
    if (!folded || !shown) return;
    const layout = Promise.resolve(shown);
    settle(layout, shown);
    asked.set(keyOf(chart.id, folded), layout);
  };
}

/** Stops laying out what is no longer looked at. @param shown the chart that is */
export function stopLayouts(shown: string | null): void {
  for (const { chart, stop } of laying.values()) if (chart !== shown) stop();
}
