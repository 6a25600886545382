import type { SnapshotFrom } from 'xstate';
import { includesId, type NamedProduct } from '#machines/domain/named-product.ts';
import type { savedMachine } from './saved.machine.ts';

type Snapshot = SnapshotFrom<typeof savedMachine>;

/** True for a saved bottle, whose heart is full. SAV-2. */
export const isSaved =
  (id: string) =>
  ({ context }: Snapshot): boolean =>
    includesId(context.bottles, id);

/** True until the stored bottles have been read. SAV-4. */
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches({ book: 'restoring' });

/** True once it is known that nothing is saved. SAV-4. */
export const hasNone = (snapshot: Snapshot): boolean => snapshot.matches({ contents: 'none' });

/** The newest first. SAV-4. */
export const savedBottles = ({ context }: Snapshot): readonly NamedProduct[] => context.bottles;

/** True where the browser cannot store the bottles. SAV-7. */
export const isNotStored = (snapshot: Snapshot): boolean => snapshot.matches({ book: { open: 'notStored' } });
