const AFTER = 'xstate.after.';

/** Whether XState sends an event of this name by itself, as the time of an `after` has passed. */
export const isOfClock = (event: string): boolean => event.startsWith(AFTER);

/**
 * The delay of an `after` as its chart writes it: ms, or a name; null of other events. Both the delay and the id may have dots,
 * so that the event alone does not say where one ends.
 * @param id of the state node
 */
export function delayOf(event: string, id: string): string | null {
  const end = `.${id}`;
  return isOfClock(event) && event.endsWith(end) ? event.slice(AFTER.length, -end.length) : null;
}
