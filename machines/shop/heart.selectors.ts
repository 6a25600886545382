import type { SnapshotFrom } from 'xstate';
import { isSaved } from '#machines/saved/heart.selectors.ts';
import type { savedMachine } from '#machines/saved/saved.machine.ts';
import { isKept } from '#machines/saved/wishes.ts';
import type { purchaseCodeMachine } from './purchase-code.machine.ts';

/**
 * Whether a bottle's heart is full: it is saved, or was pressed before anybody knew what is. SAV-2.
 * @param saved missing until the code of saving runs
 */
export const isHeartFull = (
  id: string,
  code: SnapshotFrom<typeof purchaseCodeMachine>,
  saved: SnapshotFrom<typeof savedMachine> | undefined,
): boolean => (saved !== undefined && code.matches('open') ? isSaved(id)(saved) : isKept(code.context.wished, id));
