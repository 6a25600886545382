import type { SnapshotFrom } from 'xstate';
import { hasBegun, toldMeanwhile } from '#machines/domain/has-begun.ts';
import type { ToastContent } from './toast.ts';
import type { Toast, ToastsEvent, toastsMachine } from './toasts.machine.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

/** The messages that stand in the page, the oldest first. CRT-6. */
export const shownToasts = ({ context }: Snapshot): readonly Toast[] => context.toasts;

const unsaid = (snapshot: Snapshot) =>
  toldMeanwhile<ToastsEvent>(snapshot).filter((event) => event.type === 'toast.requested');

/** How many messages wait for the flow's code, which shows them all. */
export const unsaidCount = (snapshot: Snapshot): number => unsaid(snapshot).length;

/** The latest message that waits for the flow's code; null where none does. */
export const unsaidToast = (snapshot: Snapshot): ToastContent | null => unsaid(snapshot).at(-1)?.content ?? null;

/** Whether a message stands in the page, or is to stand in it once the flow's code has come. */
export const isAnythingSaid = (snapshot: Snapshot): boolean =>
  (hasBegun(snapshot) ? shownToasts(snapshot).length : unsaidCount(snapshot)) > 0;
