import type { SavedEvent } from './saved.events.ts';

/** The id of the bottle that an event is about; empty where it names none. */
export function bottleOf(event: SavedEvent): string {
  if (event.type === 'bottle.toggled') return event.bottle.id;
  if (event.type === 'bottle.removed') return event.id;
  return event.type === 'line.setAside' ? event.line.bottle.id : '';
}
