import { fromCallback, fromPromise } from 'xstate';
import type { SavedEvent } from '#machines/saved/saved.events.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import type { SavedBottle } from '#machines/saved/saved-bottles.ts';
import {
  NO_STORED_SAVED,
  type RestoredSaved,
  SAVED_VERSION,
  StoredSavedSchema,
  sortedOut,
} from '#machines/saved/stored-saved.ts';
import { local, observeStored, setAside } from '#src/platform/storage.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { parseStored } from '#src/platform/stored.ts';

const asText = (data: readonly unknown[]): string => JSON.stringify({ version: SAVED_VERSION, data });

/** Unreadable entries are moved to another key, and the rest stays as it was. SAV-6. */
export function readSaved(): RestoredSaved {
  const text = local.read(STORAGE_KEYS.saved);
  const stored = parseStored(text, SAVED_VERSION, StoredSavedSchema);
  if (stored.kind === 'none' || text === null) return NO_STORED_SAVED;
  if (stored.kind === 'damaged') {
    setAside(STORAGE_KEYS.saved, text);
    return { bottles: [], damaged: 1 };
  }
  const { bottles, damaged } = sortedOut(stored.data);
  if (damaged.length > 0) setAside(STORAGE_KEYS.saved, asText(damaged));
  return { bottles, damaged: damaged.length };
}

/** Another tab has stored these bottles; null if none of them can be read. */
function readOtherTab(): SavedEvent | null {
  const stored = parseStored(local.read(STORAGE_KEYS.saved), SAVED_VERSION, StoredSavedSchema);
  if (stored.kind === 'damaged') return null;
  return { type: 'saved.changedElsewhere', bottles: stored.kind === 'none' ? [] : sortedOut(stored.data).bottles };
}

export const saved = savedMachine.provide({
  actors: {
    storeSaved: fromPromise<boolean, { bottles: readonly SavedBottle[] }>(({ input }) =>
      Promise.resolve(local.write(STORAGE_KEYS.saved, asText(input.bottles))),
    ),
    watchStoredSaved: fromCallback<SavedEvent>(({ sendBack }) =>
      observeStored(STORAGE_KEYS.saved, () => {
        const event = readOtherTab();
        if (event) sendBack(event);
      }),
    ),
  },
});
