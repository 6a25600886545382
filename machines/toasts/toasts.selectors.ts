import type { SnapshotFrom } from 'xstate';
import type { Toast, toastsMachine } from './toasts.machine.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

/** The shown messages, the oldest first. CRT-6. */
export const shownToasts = ({ context }: Snapshot): readonly Toast[] => context.toasts;

/** True while a message is shown. */
export const isAnythingSaid = (snapshot: Snapshot): boolean => shownToasts(snapshot).length > 0;
