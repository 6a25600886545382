import type { SnapshotFrom } from 'xstate';
import type { Toast, toastsMachine } from './toasts.machine.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

const NONE: readonly Toast[] = [];

/** The shown messages, the oldest first. Those that wait while something covers the page are not shown. CRT-6. */
export const shownToasts = (snapshot: Snapshot): readonly Toast[] =>
  snapshot.matches('covered') || snapshot.matches('waiting') ? NONE : snapshot.context.toasts;

/** True while a message is shown. */
export const isAnythingSaid = (snapshot: Snapshot): boolean => shownToasts(snapshot).length > 0;
