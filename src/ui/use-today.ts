import { useSyncExternalStore } from 'react';
import { englandToday } from '#src/platform/local-date.ts';

const HOUR_MS = 3_600_000;

/** A page may be viewed again on the next day, or stay open over midnight, which is a full hour of UTC in England. */
function subscribe(onStoreChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForHour = () => {
    timer = setTimeout(onHour, HOUR_MS - (Date.now() % HOUR_MS));
  };
  const onHour = () => {
    onStoreChange();
    waitForHour();
  };
  waitForHour();
  document.addEventListener('visibilitychange', onStoreChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onStoreChange);
  };
}

const unknown = () => null;

/**
 * Parcels are packed in England, so its date counts. ISO format (yyyy-MM-dd); null in the static page, which may be
 * read on any day.
 */
export const useToday = (): string | null => useSyncExternalStore<string | null>(subscribe, englandToday, unknown);
