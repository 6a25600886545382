import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { ToastMessages } from '#src/flows/toasts/ToastMessages.tsx';

/** Its flow, in the same file: neither is of use without the other. */
export const toastsFlow = toastsMachine;

/** What the shop says in passing. CRT-6. */
export const ShopToasts = ToastMessages;
