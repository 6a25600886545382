import type { Recorder, Standing } from './recorder.ts';
import type { Route } from './routes.ts';

export type Shown = { readonly all: readonly Standing[]; readonly shown: Standing | null };

/** The actors that run the shown chart, and the one whose events and context are shown: the chosen one, else the first. */
export function shownActors(recorder: Recorder, route: Route, chosen: string | null, until: number): Shown {
  const all = route.page === 'chart' ? recorder.actorsOf(route.chart, until) : [];
  return { all, shown: all.find(({ actor }) => actor === chosen) ?? all[0] ?? null };
}
