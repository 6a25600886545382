import { useSyncExternalStore } from 'react';
import { englandToday } from './local-date.ts';

/** A page may be looked at again the day after. */
function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

const unknown = () => null;

/** Today in England, where parcels are packed, as an ISO date (yyyy-MM-dd); null in the static page, which may be read on any day. */
export const useToday = (): string | null => useSyncExternalStore<string | null>(subscribe, englandToday, unknown);
