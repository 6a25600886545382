import type { InspectionEvent } from 'xstate';
import { placeOf } from '#src/platform/transition-place.ts';

/** An inspector that records which transitions the shop's charts take. */
export function takenTransitions() {
  let taken = new Set<string>();
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const definition of event._transitions) {
      taken.add(`${definition.source.machine.id}: ${placeOf(definition)}`);
    }
  };
  return {
    inspect,
    /** Those taken since this was last asked. */
    take: (): ReadonlySet<string> => {
      const now = taken;
      taken = new Set();
      return now;
    },
  };
}
