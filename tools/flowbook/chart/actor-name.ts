import { StateMachine } from 'xstate';

/** What a chart runs, for people: by its name in the chart, or a chart without one by its id. */
export function actorInWords(source: unknown): string {
  if (typeof source === 'string' && !source.startsWith('inline:')) return source;
  return source instanceof StateMachine ? source.id : 'an actor of its own';
}
