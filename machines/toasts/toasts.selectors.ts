import type { SnapshotFrom } from 'xstate';
import type { Toast, toastsMachine } from './toasts.machine.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

/** The messages that stand in the page, the oldest first. CRT-6. */
export const shownToasts = ({ context }: Snapshot): readonly Toast[] => context.toasts;

/** Whether a message stands in the page. */
export const isAnythingSaid = (snapshot: Snapshot): boolean => shownToasts(snapshot).length > 0;
