import type { SnapshotFrom } from 'xstate';
import type { savedMachine } from './saved.machine.ts';
import { isKept } from './wishes.ts';

/** Whether a bottle is saved, or waits to be: its heart is full. SAV-2. */
export const isSaved =
  (id: string) =>
  ({ context }: SnapshotFrom<typeof savedMachine>): boolean =>
    isKept(context.bottles, id) || isKept(context.wished, id);
