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
/** Whether the search field stands under the header of a narrow screen. */
export const isSearchPanelOpen = isOpen('searchPanel');

export const searchText = (snapshot: Snapshot): string => snapshot.context.text;

/** Whether a list stands under the search field. HDR-5. */
export const isSuggesting = (snapshot: Snapshot): boolean => snapshot.matches({ suggestions: 'listed' });
export const suggestionsOf = (snapshot: Snapshot): Suggestions => snapshot.context.suggestions;
export const suggestionCount = (snapshot: Snapshot): number => snapshot.context.suggestions.length;

/** Place of the suggestion that the arrow keys have reached; null while it is the typed text. */
export const highlightedPlace = (snapshot: Snapshot): number | null => snapshot.context.highlighted;

/** What a key means to the search now; undefined where the browser's own meaning stands. HDR-5. */
export function meaningOfKey(snapshot: Snapshot, key: string) {
  const meant = KEYS[key];
  return meant && snapshot.can(meant) ? meant : undefined;
}

const KEYS: Record<string, { type: 'highlight.advanced' | 'highlight.reversed' | 'suggestions.dismissed' }> = {
  ArrowDown: { type: 'highlight.advanced' },
  ArrowUp: { type: 'highlight.reversed' },
  Escape: { type: 'suggestions.dismissed' },
};
