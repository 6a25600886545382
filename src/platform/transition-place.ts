import type { AnyTransitionDefinition } from 'xstate';

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
