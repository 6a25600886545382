import type { BoxNow } from '#tools/flowbook/draw/MapBox.tsx';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import type { Recorder } from './recorder.ts';
import { standingText } from './standing-text.ts';

/** ms. What belongs together passes within this. */
const BURST_MS = 250;

/** The state of each flow of the map. */
export function boxesNow({ boxes }: SystemMap, recorder: Recorder, until: number): ReadonlyMap<string, BoxNow> {
  return new Map(
    boxes.flatMap(({ id, kind }) => {
      if (kind === 'outside') return [];
      const running = recorder.actorsOf(id, until).filter(({ states }) => states.length > 0);
      const [first] = running;
      return [
        [id, { state: first ? standingText(first.states) || 'running' : null, instances: running.length }] as const,
      ];
    }),
  );
}

/** What has happened last, together with what came of it. */
function lastBurst(happenings: readonly Happening[], until: number): readonly Happening[] {
  const last = happenings.findLastIndex(({ seq }) => seq <= until);
  const end = happenings[last]?.at ?? 0;
  let first = last;
  while (first > 0 && end - (happenings[first - 1]?.at ?? 0) <= BURST_MS) first -= 1;
  return first < 0 ? [] : happenings.slice(first, last + 1);
}

/** The arrows whose event was sent last, by their ids. */
export function litArrows({ arrows }: SystemMap, { happenings }: Recorder, until: number): ReadonlySet<string> {
  const burst = lastBurst(happenings, until);
  const sent = new Set(burst.map(({ chart, event }) => `${chart} ${event}`));
  const lit = arrows.filter(({ to, facts }) => facts.some(({ becomes }) => sent.has(`${to} ${becomes}`)));
  return new Set(lit.map(({ id }) => id));
}
