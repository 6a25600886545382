import type { SnapshotFrom } from 'xstate';
import type { headerMachine } from './header.machine.ts';
import type { Suggestions } from './suggestions.ts';

type Snapshot = SnapshotFrom<typeof headerMachine>;

const isOpen = (panel: 'menu' | 'accountMenu' | 'appCode' | 'searchPanel') => (snapshot: Snapshot) =>
  snapshot.matches({ panels: { open: panel } });

/** HDR-4. */
export const isMenuOpen = isOpen('menu');
/** HDR-3. */
export const isAccountMenuOpen = isOpen('accountMenu');
/** HDR-1. */
export const isAppCodeOpen = isOpen('appCode');
/** True while a narrow screen shows the search field below the header. */
export const isSearchPanelOpen = isOpen('searchPanel');

export const searchText = (snapshot: Snapshot): string => snapshot.context.text;

/** True while the list of suggestions is open. HDR-5. */
export const isSuggesting = (snapshot: Snapshot): boolean => snapshot.matches({ suggestions: 'listed' });
export const suggestionsOf = (snapshot: Snapshot): Suggestions => snapshot.context.suggestions;
export const suggestionCount = (snapshot: Snapshot): number => snapshot.context.suggestions.length;

/** The index of the suggestion that the arrow keys have reached; null while it is the typed text. */
export const highlightedPlace = (snapshot: Snapshot): number | null => snapshot.context.highlighted;

/** The event that a key sends to the search now; undefined where the browser handles the key. HDR-5. */
export function eventOfKey(snapshot: Snapshot, key: string) {
  const event = KEY_EVENTS[key];
  return event && snapshot.can(event) ? event : undefined;
}

const KEY_EVENTS: Record<string, { type: 'highlight.advanced' | 'highlight.reversed' | 'suggestions.dismissed' }> = {
  ArrowDown: { type: 'highlight.advanced' },
  ArrowUp: { type: 'highlight.reversed' },
  Escape: { type: 'suggestions.dismissed' },
};
