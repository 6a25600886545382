import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { SavedEvent } from './saved.events.ts';
import type { SavedForLater } from './saved-bottles.ts';

/** The id of the bottle that an event is about; '' for an event without one. */
export function bottleOf(event: SavedEvent): string {
  if (event.type === 'bottle.toggled') return event.bottle.id;
  if (event.type === 'bottle.removed') return event.id;
  return event.type === 'line.savedForLater' ? event.line.bottle.id : '';
}

/** The bottle whose heart was pressed. @throws on other events */
export function pressedBottle(event: SavedEvent): NamedProduct {
  if (event.type === 'bottle.toggled') return event.bottle;
  throw new Error(`'${event.type}' is no press of a heart.`);
}

/** The number of the cart's removal. @throws on other events */
export function removalOf(event: SavedEvent): number {
  if (event.type === 'line.savedForLater') return event.line.removal;
  if (event.type === 'savedForLater.undone') return event.removal;
  throw new Error(`'${event.type}' is about no line.`);
}

/** The line that has left the cart. @throws on other events */
export function lineOf(event: SavedEvent): SavedForLater {
  if (event.type === 'line.savedForLater') return event.line;
  throw new Error(`'${event.type}' names no line.`);
}
