import { useSyncExternalStore } from 'react';
import { englandToday } from '#src/platform/local-date.ts';

/** A page may be viewed again on the next day. */
function subscribe(onStoreChange: () => void): () => void {
  document.addEventListener('visibilitychange', onStoreChange);
  return () => document.removeEventListener('visibilitychange', onStoreChange);
}

const unknown = () => null;

/**
 * Parcels are packed in England, so its date counts. ISO format (yyyy-MM-dd); null in the static page, which may be
 * read on any day.
 */
export const useToday = (): string | null => useSyncExternalStore<string | null>(subscribe, englandToday, unknown);
