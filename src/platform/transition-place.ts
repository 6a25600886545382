import type { AnyTransitionDefinition } from 'xstate';

/** The place of a transition in its chart: 'entry.shut opened#1'. */
export function placeOf(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const branch = siblings.length > 1 ? `#${siblings.indexOf(definition)}` : '';
  return `${source.path.join('.') || '(root)'} ${eventType || 'always'}${branch}`;
}
