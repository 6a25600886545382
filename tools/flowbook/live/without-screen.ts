import type { Recorder } from './recorder.ts';

/** By the chart: states that no view shows yet. */
export type WithoutScreen = Readonly<Record<string, readonly string[]>>;

/** Which of them the shop is in, in words: 'checkout open.wrapping'. */
export function unscreenedNow(without: WithoutScreen, recorder: Recorder, until: number): readonly string[] {
  return Object.entries(without).flatMap(([chart, states]) => {
    const now = new Set(recorder.actorsOf(chart, until).flatMap((standing) => standing.states));
    return states.filter((path) => now.has(path)).map((path) => `${chart} ${path}`);
  });
}
