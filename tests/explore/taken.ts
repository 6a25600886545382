import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** A transition of one of the shop's charts: its chart, and its place there. */
export function placeOf(definition: AnyTransitionDefinition): { chart: string; place: string } {
  const { source, eventType } = definition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const branch = siblings.length > 1 ? `#${siblings.indexOf(definition)}` : '';
  return {
    chart: source.machine.id,
    place: `${source.path.join('.') || '(root)'} ${eventType || 'always'}${branch}`,
  };
}

/** Hears, as an inspector of the shop, which transitions its charts take. */
export function takenTransitions() {
  let taken = new Set<string>();
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const definition of event._transitions) {
      const { chart, place } = placeOf(definition);
      taken.add(`${chart}: ${place}`);
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
