import type { SnapshotFrom } from 'xstate';
import type { savedMachine } from './saved.machine.ts';
import { isKept, type SavedBottle } from './saved-bottles.ts';

type Snapshot = SnapshotFrom<typeof savedMachine>;

/** Whether a bottle is saved: its heart is full. SAV-2. */
export const isSaved =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    isKept(context.bottles, id);

/** True until storage has been read: nobody knows yet what is saved. SAV-4. */
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches({ book: 'restoring' });

/** True once it is known that nothing is saved. SAV-4. */
export const hasNone = (snapshot: Snapshot): boolean => snapshot.matches({ contents: 'none' });

/** The newest first. SAV-4. */
export const savedBottles = ({ context }: Snapshot): readonly SavedBottle[] => context.bottles;

/** True while the browser keeps nothing for the shop: the bottles last as long as the page. SAV-7. */
export const isOnlyRemembered = (snapshot: Snapshot): boolean => snapshot.matches({ book: { open: 'remembered' } });
