import type { Recorder } from '#tools/flowbook/live/recorder.ts';
import { innermost } from '#tools/flowbook/live/standing-text.ts';
import type { WayStep } from '#tools/flowbook/way/way-step.ts';

const text = (leaves: readonly string[]): string => [...leaves].sort().join(' · ');

/** The charts of the shop in the frame that are in another state than expected after a step, in words. */
export function straysOf({ words, charts }: WayStep, recorder: Recorder): readonly string[] {
  return Object.entries(charts).flatMap(([chart, leaves]) => {
    const [standing] = recorder.actorsOf(chart);
    const now = text(standing ? innermost(standing.states) : []);
    const wanted = text(leaves);
    return now === wanted ? [] : [`${words}: ${chart} is in ${now || 'no state'} instead of ${wanted}.`];
  });
}
