import type { SnapshotFrom } from 'xstate';
import type { Toast, toastsMachine } from './toasts.machine.ts';

/** The messages that stand in the page, the oldest first. CRT-6. */
export const shownToasts = ({ context }: SnapshotFrom<typeof toastsMachine>): readonly Toast[] => context.toasts;
